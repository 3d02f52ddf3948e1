// Building and patching DOM nodes. Text only ever enters as a text node, so nothing a message
// says can run.

/**
 * Create an element. Attribute values: `true` sets a bare attribute, `false`, `null` and
 * `undefined` leave it out, functions become listeners, `style` and `data` take an object.
 * Children may be nodes, strings, nested lists or nothing.
 */
export function h(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) assign(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return node;
}

function assign(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "data") Object.assign(node.dataset, present(value));
  else if (name === "style") {
    for (const [property, to] of Object.entries(value)) node.style.setProperty(property, to);
  } else if (typeof value === "function") node.addEventListener(name, value);
  else node.setAttribute(name, value === true ? "" : value);
}

function present(values) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** The URL if it is safe to follow, else null ("javascript:" and the like). */
export function safeUrl(url) {
  return /^(https?:|\/|mailto:)/i.test(url ?? "") ? url : null;
}

/**
 * Make `old` look like `fresh` while keeping its nodes: pictures stay on the screen until their
 * successor is decoded, and the focus stays where it is. Listeners are not carried over, so
 * patched nodes need delegated listeners. Returns the node that is in the document.
 */
export function patch(old, fresh) {
  if (!matches(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
  } else if (old.nodeName === "IMG") patchImage(old, fresh);
  else {
    patchAttributes(old, fresh);
    patchChildren(old, fresh);
  }
  return old;
}

const kind = (node) => node.dataset?.key ?? node.classList?.[0];
const matches = (old, fresh) => old.nodeName === fresh.nodeName && kind(old) === kind(fresh);

// Old children are skipped only while there are more of them than fresh ones: a text that
// appears above a picture must not cause the picture to be recreated.
function patchChildren(old, fresh) {
  const children = [...fresh.childNodes];
  let spare = old.childNodes.length - children.length;
  let cursor = old.firstChild;
  for (const child of children) {
    const partner = partnerOf(child, cursor, spare);
    if (!partner) {
      old.insertBefore(child, cursor);
      spare += 1;
      continue;
    }
    for (; cursor !== partner; spare -= 1) cursor = dropAndNext(cursor);
    cursor = partner.nextSibling;
    patch(partner, child);
  }
  while (cursor) cursor = dropAndNext(cursor);
}

function partnerOf(child, cursor, spare) {
  for (let node = cursor, skipped = 0; node && skipped <= Math.max(0, spare); skipped += 1) {
    if (matches(node, child)) return node;
    node = node.nextSibling;
  }
  return null;
}

function dropAndNext(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

// A revealed spoiler and open details survive a patch.
const isOwn = (name) => name.startsWith("data-own-") || name === "open";

function patchAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (name === "style") old.style.cssText = fresh.style.cssText;
    else if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isOwn(name)) old.removeAttribute(name);
  }
}

const wanted = new WeakMap();

function patchImage(old, fresh) {
  const source = fresh.getAttribute("src");
  wanted.set(old, source);
  if (old.getAttribute("src") === source) {
    patchAttributes(old, fresh);
    return;
  }
  const next = new Image();
  next.src = source;
  const show = () => wanted.get(old) === source && patchAttributes(old, fresh);
  next.decode().then(show, show);
}
