import type { OpenApi, Parameter, Ref, Schema } from '../openapi.ts';
import { type Html, html } from './html.ts';
import { kindOf } from './kind.ts';
import { fieldsOf, resolved } from './resolve.ts';

type Components = OpenApi['components'];

interface Line {
  name: string;
  isRequired: boolean;
  schema: Schema;
  meaning: unknown;
}

const table = (title: string, lines: readonly Line[]): Html | null =>
  lines.length === 0
    ? null
    : html`<h3>${title}</h3><div class="scroll" tabindex="0" role="group" aria-label="${title}"><table>
<thead><tr><th scope="col">Nama</th><th scope="col">Jenis dan batas</th><th scope="col">Arti</th></tr></thead>
<tbody>${lines.map(
        ({ name, isRequired, schema, meaning }) =>
          html`<tr><th scope="row"><code>${name}</code>${isRequired && html` <em>wajib</em>`}</th><td>${kindOf(schema)}</td><td>${String(meaning ?? '')}</td></tr>
`,
      )}</tbody></table></div>`;

const places = { path: 'Alamat', query: 'Saringan', header: 'Header' } as const;

/** The parameters of an operation, grouped by path, query and header. */
export function parameterTables(components: Components, given: readonly (Parameter | Ref)[] = []): (Html | null)[] {
  const parameters = given.map((one) => resolved<Parameter>(components, one));
  return (['path', 'query', 'header'] as const).map((place) =>
    table(
      places[place],
      parameters
        .filter((one) => one.in === place)
        .map(({ name, required = false, schema, description }) => ({
          ...{ name, schema, isRequired: required && place !== 'path', meaning: description },
        })),
    ),
  );
}

/** The fields of a body or a row. */
export function fieldTable(components: Components, title: string, schema: Schema): Html | null {
  const { fields, required } = fieldsOf(components, schema);
  const marked = title === 'Isian' ? required : [];
  return table(
    title,
    fields.flatMap(([name, field]) => lines(components, name, field, marked.includes(name))),
  );
}

/** A field, and those of an object in it: `komoditis.satuan`. */
function lines(components: Components, name: string, schema: Schema, isRequired: boolean): Line[] {
  const own = { name, isRequired, schema, meaning: schema['description'] };
  const items = schema['items'] as Schema | undefined;
  const inner = fieldsOf(components, items ?? schema).fields;
  return [
    own,
    ...inner.flatMap(([field, one]) => lines(components, `${name}${items ? '[]' : ''}.${field}`, one, false)),
  ];
}
