import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { slugComplaint } from '#contract/routes.ts';
import { bersihkan, keluhanTautan } from '#contract/tulisan/bersih.ts';
import { cleanLine, cleanLines } from '#contract/tulisan/clean-text.ts';
import type { Schema } from '../../../server/openapi/openapi.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, type SentBody } from '../../support/api/callers.ts';
import { operationAt, strict } from '../../support/api/documented.ts';
import { type Place, placeIn } from '../../support/api/fixtures.ts';
import { formOf, type Resource, resources } from '../../support/api/resources.ts';
import { onPostgres } from '../../support/data/database.ts';
import { hostile, storable } from '../../support/garbage/texts.ts';

const SEED = 20_261_120;
/** Random texts for each field beside the hostile ones; PostgreSQL gets those on which databases differ. */
const RUNS = onPostgres ? 0 : 4;

let api: TestApi;
let superadmin: Caller;
let place: Place;
beforeAll(async () => {
  api = await openApi();
  superadmin = await callerOf(api, 'superadmin');
  place = await placeIn(api, 'Melak');
});

interface Encoding {
  encode: (resource: Resource, fields: Record<string, unknown>) => SentBody;
  /** What of a text comes through it. */
  carries: (text: string) => string;
}

/** In forms there are no halves of letters, and in multipart all ends of lines are CRLF. */
const multipart: Encoding = { encode: formOf, carries: (text) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n') };
const json: Encoding = { encode: (_resource, fields) => fields, carries: (text) => text };
const urlEncoded: Encoding = {
  encode: (_resource, fields) => new URLSearchParams(fields as Record<string, string>),
  carries: (text) => text.toWellFormed(),
};
/** A database does not learn how a text came to it. */
const encodingsOf = ({ pictures }: Resource) =>
  pictures ? [multipart] : onPostgres ? [json] : [json, urlEncoded, multipart];

interface TextField {
  field: string;
  maxLength: number;
  /** What is stored for a blank; undefined where it is refused. */
  otherwise: unknown;
}

/** An address, other names, codes, and parts of the number line: they have rules of their own. */
const RULED = ['action', 'nama', 'kode_bps', 'aman', 'waspada', 'rentan'];

/** The fields of a resource that hold text as people type it. */
function textFields({ path }: Resource): TextField[] {
  const [form] = Object.values(operationAt('post', `/api${path}`).operation.requestBody!.content);
  const fields = Object.entries(strict(form!.schema)['properties'] as Record<string, Schema>);
  return fields
    .filter(([name, { maxLength, enum: words, format }]) => maxLength && !words && !format && !RULED.includes(name))
    .map(([field, { maxLength, default: otherwise }]) => ({ field, maxLength: Number(maxLength), otherwise }));
}

const cases = resources.flatMap((resource) =>
  textFields(resource).flatMap((text) =>
    encodingsOf(resource).map((encoding) => ({ ...text, name: `${resource.path} ${text.field}`, resource, encoding })),
  ),
);

test('the document names the fields with text', () => {
  expect(new Set(cases.map(({ field }) => field))).toEqual(
    new Set([
      'nama_kecamatan',
      'nama_desa_kelurahan',
      'nama_pangan',
      'nama_komoditi',
      'satuan',
      'sumber',
      'zona',
      'nama_periode',
      'judul',
      'deskripsi',
      'alamat',
      'bulan',
    ]),
  );
});

/** Fields of several lines; all others lose their ends of lines. */
const LINES = ['/produk deskripsi', '/slider deskripsi'];

/** A text as it is stored. */
function cleaned(path: string, field: string, text: string): string {
  // Paragraphs of an activity are parted by one blank line (docs/decisions/0040).
  if (path === '/kegiatan-dinas' && field === 'deskripsi') return bersihkan(text);
  return LINES.includes(`${path} ${field}`) ? cleanLines(text).trim() : cleanLine(text);
}

describe('text that is accepted comes back without what nobody sees', () => {
  test.each(cases)('$name', async ({ resource, field, maxLength, otherwise, encoding }) => {
    const { path, key } = resource;
    const create = async (text: string) => {
      const fields = { ...(await resource.whole(api, place, superadmin.id)), [field]: text };
      return superadmin.send('POST', path, encoding.encode(resource, fields));
    };
    const roundTrip = async (text: string) => {
      const came = encoding.carries(text);
      const kept = cleaned(path, field, came);
      const isBlank = kept.trim() === '';
      const isTulisan = path === '/kegiatan-dinas' && field === 'deskripsi';
      const isRefused = isTulisan ? keluhanTautan(kept) : field === 'nama_kecamatan' && slugComplaint(kept);
      const isStorable = came.isWellFormed() && !came.includes('\0') && came.length <= maxLength && !isRefused;
      const isFit = isBlank ? otherwise !== undefined : isStorable;
      const { status, body } = await create(text);
      expect([text, status, body.meta.message]).toEqual([text, isFit ? 201 : 422, expect.any(String)]);
      if (!isFit) return;
      const { id } = body.data[key];
      const { body: read } = await superadmin.send('GET', `${path}/${id}`);
      const stored = isBlank ? otherwise : kept;
      for (const shown of [body.data[key][field], read.data[field]]) expect(shown).toBe(stored);
      expect((await superadmin.send('DELETE', `${path}/${id}`)).status).toBe(200);
    };
    for (const text of hostile) await roundTrip(text);
    if (RUNS > 0) await fc.assert(fc.asyncProperty(storable, roundTrip), { seed: SEED, numRuns: RUNS });
    expect(api.errors).toEqual([]);
  });
});
