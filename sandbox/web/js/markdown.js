// Discord's markdown, parsed into a tree that markdown-view.js draws.
//
// A block is {type: "lines" | "heading" | "subtext" | "quote" | "list" | "code", ...}; an inline
// node is {type: "text" | "bold" | "italic" | ... , children | text | id ...}.

/** Deeper nesting stays as typed: a hostile text must not exhaust the stack. */
const DEEPEST = 10;

/** The blocks of one text. */
export function parse(source, depth = 0) {
  const blocks = [];
  const fence = /```(?:([\w+#.-]+)\n)?\n*([\s\S]*?)\n*```/g;
  let from = 0;
  for (const found of source.matchAll(fence)) {
    if (!found[2]) continue;
    blocks.push(...parseLines(between(source, from, found.index), depth));
    blocks.push({ type: "code", language: found[1] ?? "", text: found[2] });
    from = found.index + found[0].length;
  }
  blocks.push(...parseLines(between(source, from, source.length), depth));
  return blocks;
}

/** The text beside a fence, without the line breaks that only set the fence apart. */
function between(source, from, to) {
  const start = from > 0 && source[from] === "\n" ? from + 1 : from;
  const end = to < source.length && source[to - 1] === "\n" ? to - 1 : to;
  return source.slice(start, Math.max(start, end));
}

const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const ITEM = /^( *)([-*]|\d{1,10}\.) +(\S.*)$/;
const QUOTE = /^> (.*)$/;

function parseLines(source, depth) {
  if (!source) return [];
  const lines = source.split("\n");
  const blocks = [];
  for (let at = 0; at < lines.length;) {
    const [block, used] = blockAt(lines, at, depth);
    const last = blocks.at(-1);
    if (block.type === "lines" && last?.type === "lines") last.source += `\n${block.source}`;
    else blocks.push(block);
    at += used;
  }
  for (const block of blocks) {
    if (block.type === "lines") block.children = parseInline(block.source, depth);
  }
  return blocks;
}

function blockAt(lines, at, depth) {
  const line = lines[at];
  const heading = HEADING.exec(line);
  if (heading) {
    return [
      { type: "heading", level: heading[1].length, children: parseInline(heading[2], depth) },
      1,
    ];
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext) return [{ type: "subtext", children: parseInline(subtext[1], depth) }, 1];
  if (depth < DEEPEST && line.startsWith(">>> ")) {
    const inner = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    return [{ type: "quote", children: parse(inner, depth + 1) }, lines.length - at];
  }
  if (depth < DEEPEST && QUOTE.test(line)) {
    const inner = takeWhile(lines, at, (next) => QUOTE.exec(next)?.[1]);
    return [{ type: "quote", children: parse(inner.join("\n"), depth + 1) }, inner.length];
  }
  if (ITEM.test(line)) {
    const items = takeWhile(lines, at, itemsLike(ITEM.exec(line)));
    return [listOf(items, depth), items.length];
  }
  return [{ type: "lines", source: line }, 1];
}

const isNumbered = (item) => item[2].endsWith(".");

/** Reads the rows of one list: deeper ones, and those of the same kind as its first. */
function itemsLike(first) {
  return (line) => {
    const item = ITEM.exec(line);
    const fits =
      item && (item[1].length > first[1].length || isNumbered(item) === isNumbered(first));
    return fits ? item : undefined;
  };
}

function takeWhile(lines, at, read) {
  const taken = [];
  for (let value; at < lines.length && (value = read(lines[at])) !== undefined; at += 1) {
    taken.push(value);
  }
  return taken;
}

function listOf(rows, depth) {
  const [, indent, mark] = rows[0];
  const list = { type: "list", start: isNumbered(rows[0]) ? parseInt(mark, 10) : null, items: [] };
  for (let at = 0; at < rows.length;) {
    const item = { children: parseInline(rows[at][3], depth), list: null };
    const nested = takeWhile(rows, at + 1, (row) =>
      row[1].length > indent.length ? row : undefined,
    );
    if (nested.length && depth < DEEPEST) item.list = listOf(nested, depth + 1);
    list.items.push(item);
    at += 1 + nested.length;
  }
  return list;
}

const inside = (type) => (found, depth) => ({ type, children: parseInline(found[1], depth + 1) });
const bare = (type) => (found) => ({ type, id: found[1] });

// Tried in this order wherever one of them may start.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (found) => ({ type: "text", text: found[1] })],
  [/\*\*\*(?=\S)([^*]+)\*\*\*/y, (found, depth) => boldItalic(found[1], depth)],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, inside("bold")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, inside("underline")],
  [/\*(?=\S)((?:\\[\s\S]|\*\*(?:[^*])+\*\*|[^\\*])+?)(?<!\s)\*(?!\*)/y, inside("italic")],
  [/_((?:\\[\s\S]|__[^_]+__|[^\\_])+?)_(?![0-9A-Za-z_])/y, inside("italic")],
  [/~~([\s\S]+?)~~(?!~)/y, inside("strike")],
  [/\|\|([\s\S]+?)\|\|/y, inside("spoiler")],
  [
    /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"\n]*")?\)/y,
    (found, depth) =>
      // A label that is itself an address could promise another one than it leads to.
      /https?:\/\//i.test(found[1])
        ? { type: "text", text: found[0] }
        : link(found[2], parseInline(found[1], depth + 1)),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1])],
  [/https?:\/\/[^\s<]+[^\s<.,:;"'\])|*_~]/y, (found) => link(found[0])],
  [/<@!?(\d+)>/y, bare("user")],
  [/<@&(\d+)>/y, bare("role")],
  [/<#(\d+)>/y, bare("channel")],
  [/<\/([^:>\n]{1,98}):(\d+)>/y, (found) => ({ type: "command", name: found[1] })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    (found) => ({ type: "time", seconds: Number(found[1]), style: found[2] ?? "f" }),
  ],
  [/<a?:(\w{2,32}):\d+>/y, (found) => ({ type: "text", text: `:${found[1]}:` })],
  [/@(?:everyone|here)/y, (found) => ({ type: "everyone", text: found[0] })],
];

const link = (url, children = null) => ({
  type: "link",
  url,
  children: children ?? [{ type: "text", text: url }],
});
const boldItalic = (text, depth) => ({
  type: "bold",
  children: [{ type: "italic", children: parseInline(text, depth + 1) }],
});

const STARTS = /[\\`*_~|[<@]|https?:/g;

/** The inline nodes of a piece of text; line breaks stay as they are. */
export function parseInline(source, depth = 0) {
  const nodes = [];
  const addText = (text) => {
    const last = nodes.at(-1);
    if (last?.type === "text") last.text += text;
    else if (text) nodes.push({ type: "text", text });
  };
  let at = 0;
  while (at < source.length) {
    STARTS.lastIndex = at;
    const start = depth < DEEPEST ? (STARTS.exec(source)?.index ?? source.length) : source.length;
    addText(source.slice(at, start));
    const [node, end] = nodeAt(source, start, depth) ?? [null, start + 1];
    if (!node) addText(source.slice(start, end));
    else if (node.type === "text") addText(node.text);
    else nodes.push(node);
    at = end;
  }
  return nodes;
}

/** The node that begins at `at` and the place behind it, or null. */
function nodeAt(source, at, depth) {
  if (source[at] === "`") return snippetAt(source, at);
  // An underscore inside a word (snake_case) is only an underscore.
  if (source[at] === "_" && source[at + 1] !== "_" && /\w/.test(source[at - 1] ?? " ")) return null;
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) return [make(found, depth), at + found[0].length];
  }
  return null;
}

/** Code between two equal runs of backticks; a run without its like is text. */
function snippetAt(source, at) {
  const runs = /`+/g;
  runs.lastIndex = at;
  const [open] = runs.exec(source);
  const from = runs.lastIndex;
  for (let run; (run = runs.exec(source));) {
    if (run[0] === open)
      return [{ type: "snippet", text: source.slice(from, run.index) }, runs.lastIndex];
  }
  return [{ type: "text", text: open }, from];
}
