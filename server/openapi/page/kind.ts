import type { Schema } from '../openapi.ts';

const number = (value: unknown): string => Number(value).toLocaleString('id-ID');

const formats: Record<string, string> = {
  date: 'tanggal, YYYY-MM-DD',
  'date-time': 'waktu, ISO 8601',
  email: 'alamat email',
};

/** The type and limits of a schema, in words. */
export function kindOf(schema: Schema): string {
  const {
    type,
    anyOf,
    items,
    default: absent,
  } = schema as {
    type?: string | string[];
    anyOf?: Schema[];
    items?: Schema;
    default?: unknown;
  };
  const kinds = [type ?? []].flat().filter((one) => one !== 'null');
  const [first] = anyOf ? anyOf.map(kindOf).filter((kind) => kind !== 'null') : [plain(kinds[0], schema, items)];
  const isNullable = [type ?? []].flat().includes('null') || anyOf?.some((one) => one['type'] === 'null');
  return [
    `${first || 'null'}${isNullable && first ? ' atau null' : ''}`,
    absent === undefined ? '' : `bila tidak disebut ${absent === '' ? 'kosong' : absent}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function plain(type: string | undefined, schema: Schema, items: Schema | undefined): string {
  const values = schema['enum'] ?? ('const' in schema ? [schema['const']] : undefined);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' atau ');
  if (type === 'integer') return `bilangan bulat${range(schema)}`;
  if (type === 'number') return `bilangan${range(schema)}`;
  if (type === 'boolean') return 'true atau false';
  if (type === 'array') return `daftar ${items ? kindOf(items) : ''}${most(schema['maxItems'], 'buah')}`;
  if (type === 'object') return 'objek';
  return type === 'string' ? text(schema) : '';
}

function text(schema: Schema): string {
  if (schema['contentMediaType']) return 'berkas';
  const format = formats[String(schema['format'])];
  const shape = format ?? (schema['pattern'] ? `teks berpola ${schema['pattern']}` : 'teks');
  const shortest = Number(schema['minLength'] ?? 0) > 1 ? `, paling pendek ${number(schema['minLength'])} huruf` : '';
  return `${shape}${shortest}${most(schema['maxLength'], 'huruf')}`;
}

function range({ minimum, maximum }: Schema): string {
  if (minimum === undefined && maximum === undefined) return '';
  if (maximum === undefined) return ` mulai dari ${number(minimum)}`;
  return ` ${number(minimum)} sampai ${number(maximum)}`;
}

const most = (max: unknown, what: string) => (max === undefined ? '' : `, paling banyak ${number(max)} ${what}`);
