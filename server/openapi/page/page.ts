import type { Method, OpenApi, Operation, PathItem, Tag } from '../openapi.ts';
import { type Html, html } from './html.ts';
import { operationHtml } from './operation.ts';
import { componentsIn } from './resolve.ts';
import { STYLE } from './style.ts';
import { fieldTable } from './tables.ts';

const MARK = html`<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true"><path fill="currentColor" d="M24 4 3.6 19.4a1.6 1.6 0 0 0 1 2.9H10v12.2a2 2 0 0 0 2 2h1.5V44h4.4v-7.5h12.2V44h4.4v-7.5H36a2 2 0 0 0 2-2V22.3h5.4a1.6 1.6 0 0 0 1-2.9Z"/><path class="grain" d="M24 13.2c4.6 3.4 6.6 7.2 6.6 10.6 0 3.6-2.6 6.3-5.4 7V33h-2.4v-2.2c-2.8-.7-5.4-3.4-5.4-7 0-3.4 2-7.2 6.6-10.6Z"/></svg>`;

interface Asked {
  path: string;
  methods: Method[];
  operation: Operation;
}

/** The operations of one tag, in the document's order. */
function askedOf({ paths }: OpenApi, tag: string): Asked[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    together(path, item).filter((one) => one.operation.tags[0] === tag),
  );
}

function together(path: string, item: PathItem): Asked[] {
  const bySummary = new Map<string, Asked>();
  for (const [method, operation] of Object.entries(item) as [Method, Operation][]) {
    const known = bySummary.get(operation.summary);
    if (known) known.methods.push(method);
    else bySummary.set(operation.summary, { path, methods: [method], operation });
  }
  return [...bySummary.values()];
}

const anchor = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

function sectionHtml(document: OpenApi, { name, description }: Tag): Html {
  const asked = askedOf(document, name);
  const shown = componentsIn(asked.map(({ operation }) => operation.responses));
  return html`<section id="${anchor(name)}"><h2>${name}</h2><p>${description}.</p>
${shown.map((component) => rowHtml(document, component))}
${asked.map(({ path, methods, operation }) => operationHtml(document, path, methods, operation))}
</section>
`;
}

const rowHtml = ({ components }: OpenApi, name: string): Html =>
  html`<details id="isi-${name}"><summary><span class="methods"><b class="row">ISI</b></span> <code>${name}</code> <span class="what">Apa yang ada di dalamnya</span></summary><div class="inside">
${fieldTable(components, name, components.schemas[name] ?? {})}</div></details>
`;

/** The document as an HTML page without scripts. */
export function pageOf(document: OpenApi): string {
  const { info, tags } = document;
  return html`<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${info.title}</title><meta name="description" content="${info.summary}"><style>${{ html: STYLE }}</style></head>
<body><header>${MARK}<div><h1>${info.title}</h1><p>${info.summary}.</p></div></header>
<nav aria-label="Isi">${tags.map(({ name }) => html`<a href="#${anchor(name)}">${name}</a>`)}<a href="/api/openapi.json">OpenAPI 3.1</a></nav>
<main><section>${info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
${['Halaman', 'Kegagalan'].map((name) => rowHtml(document, name))}</section>
${tags.map((tag) => sectionHtml(document, tag))}</main></body></html>
`.html;
}
