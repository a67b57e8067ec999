import type { Answer, Method, OpenApi, Operation } from '../openapi.ts';
import { type Html, html } from './html.ts';
import { resolved } from './resolve.ts';
import { fieldTable, parameterTables } from './tables.ts';

const MULTIPART = 'multipart/form-data';

/** One operation; methods with the same effect are shown together. */
export function operationHtml(document: OpenApi, path: string, methods: readonly Method[], operation: Operation): Html {
  const { components } = document;
  const { operationId, summary, description, parameters, requestBody, responses, 'x-siapa': who } = operation;
  const body = requestBody?.content[MULTIPART];
  const encodings = Object.keys(requestBody?.content ?? {});
  return html`<details id="${operationId}"><summary><span class="methods">${methods.map(
    (method) => html`<b class="${method}">${method.toUpperCase()}</b>`,
  )}</span> <code>${path}</code> <span class="what">${summary}</span></summary><div class="inside">
<p class="who"><b>Siapa:</b> ${who}.</p>
${description && html`<p>${description}</p>`}
${parameterTables(components, parameters)}
${body && fieldTable(components, 'Isian', body.schema)}
${body && html`<p class="quiet">Dikirim sebagai ${encodings.join(', ')}.</p>`}
${answersHtml(document, responses)}
</div></details>
`;
}

function answersHtml({ components }: OpenApi, responses: Operation['responses']): Html {
  const all = Object.entries(responses).map(([status, answer]): [string, Answer] => [
    status,
    resolved<Answer>(components, answer),
  ]);
  const succeeded = all.filter(([status]) => status < '300');
  const example = succeeded
    .map(([, { content }]) => content?.['application/json']?.example)
    .find((one) => one !== undefined);
  return html`<h3>Jawaban</h3><ul class="answers">${all.map(
    ([status, { description }]) =>
      html`<li><b class="${status < '400' ? 'good' : 'bad'}">${status === 'default' ? 'lain' : status}</b> ${description}</li>
`,
  )}</ul>${
    example !== undefined &&
    html`<p class="quiet">Contoh jawaban</p><pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`
  }`;
}
