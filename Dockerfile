# The bot with both databases' drivers. It keeps its games in /data, or in PostgreSQL: see compose.yaml.
FROM python:3.13-slim AS packages
COPY requirements-postgres.txt .
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --only-binary=:all: -r requirements-postgres.txt

FROM python:3.13-slim
# Fonts for names in Chinese, Japanese, Korean, Thai and Devanagari: 8 MB. See docs/operating.md.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        fonts-droid-fallback fonts-lohit-deva fonts-tlwg-loma-ttf libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --no-create-home --home-dir /data bot && install --directory --owner=bot /data
COPY --from=packages /opt/venv /opt/venv
WORKDIR /app
COPY LICENSE pyproject.toml bot.py ./
COPY rules rules
COPY render render
COPY data data
COPY cogs cogs
COPY sandbox sandbox
RUN /opt/venv/bin/python -m compileall -q .

ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite:////data/boardgames.sqlite3 \
    MONITOR_PORT=9100
USER bot
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python", "-m", "cogs.program.health_check"]
# The bot ends in order within the 10 seconds that `docker stop` grants.
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "bot.py"]
