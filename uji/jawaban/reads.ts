import type { Parameter } from '../../server/openapi/openapi.ts';
import { operations, resolved } from '../../tests/support/api/documented.ts';
import { CALLERS, type Stages } from './stage.ts';

const PAGES = ['', 'limit=7&page=3', 'limit=200', 'limit=99999999', 'page=999999', 'limit=0', 'page=1.5', 'limit=x'];
const SEARCHES = ['search=BERAS', 'search=a&limit=5', `search=${'x'.repeat(201)}`, 'search=%25_', 'warna=merah'];
const MALFORMED = ['', 'x', '-1', '1.5', '999999999', '%00', '1&{name}=2'];

/** Names of filters that rows spell otherwise. */
const ALIASES: Record<string, RegExp> = {
  periode_id: /^periode_\w+_id$/,
  namaKecamatan: /^nama_kecamatan$/,
  userid: /^user_id$/,
};

type Row = Record<string, unknown> & { id: number };

/** Values under which there is something to find. */
function found({ name, schema }: Parameter, rows: readonly Row[]): string[] {
  const words = (schema as { enum?: unknown[] }).enum ?? [];
  const isMeant = (field: string) => field === name || ALIASES[name]?.test(field);
  const values = rows.flatMap((row) =>
    Object.keys(row)
      .filter(isMeant)
      .map((field) => row[field]),
  );
  return [...new Set([...words, ...values].filter((value) => value !== null).map(String))];
}

/** Every collection with every filter, its first rows in every role, single rows, and what is not there. */
export async function recordReads(stages: Stages): Promise<void> {
  const { open } = stages;
  const { api, as, close } = await open('baca');
  const callers = await Promise.all(CALLERS.map(as));
  const [visitor, superadmin] = [await as('pengunjung'), await as('superadmin')];
  const lists = operations.filter(({ method, operation }) => method === 'get' && /^daftar/.test(operation.operationId));

  for (const { path, operation } of lists) {
    const list = path.replace('/api', '');
    const reader = operation['x-peran'] ? superadmin : visitor;
    const ask = async (query: string) => (await reader.send('GET', `${list}${query && `?${query}`}`)).body.data;
    const parameters = (operation.parameters ?? []).map((one) => resolved<Parameter>(one));
    const filters = parameters.filter((one) => one.in === 'query' && !['page', 'limit', 'search'].includes(one.name));
    const { data: all }: { data: Row[] } = await ask('limit=50');
    const rows = [all[0], all[Math.floor(all.length / 2)]].filter((row) => row !== undefined);

    for (const query of [...PAGES, ...SEARCHES]) await ask(query);
    for (const filter of filters) {
      const values = [...found(filter, rows).map(encodeURIComponent), ...MALFORMED];
      for (const value of values) await ask(`${filter.name}=${value.replace('{name}', filter.name)}&limit=4`);
    }
    const together = filters.filter(({ name }) => name !== 'id' && name !== 'rekap');
    await ask(together.map((one) => `${one.name}=${encodeURIComponent(found(one, rows)[0] ?? '')}`).join('&'));
    for (const one of [...rows.map(({ id }) => String(id)), '999999999', 'abc', '1/2', 'melak']) {
      await reader.send('GET', `${list}/${one}`);
    }
    for (const who of callers) {
      for (const query of ['?limit=20', `?id=${rows[0]?.id}`, `/${rows[0]?.id}`, '?id=999999999']) {
        await who.send('GET', list + query);
      }
    }
    const known = (await api.fetch(path)).headers.get('ETag') ?? '';
    await api.fetch(path, { headers: { 'If-None-Match': known } });
    await api.fetch(path, { headers: { 'If-None-Match': '"lain"' } });
    for (const method of ['OPTIONS', 'HEAD', 'PUT', 'DELETE']) await api.fetch(path, { method });
  }

  for (const who of callers) {
    for (const path of [
      '/user',
      '/user/sesi',
      '/jejak?limit=5',
      '/robot-check',
      '/jejak?user_id=x',
      '/tidak-ada',
      '',
    ]) {
      await who.send('GET', path);
    }
  }
  const wrong = { Authorization: 'Bearer tidak-dikenal' };
  for (const path of ['/api/user', '/api/pangan']) await api.fetch(path, { headers: wrong });
  const shared = ['kabupaten', 'melak', 'tidak-ada'].map((slug) => `/media/bagikan/harga-pangan/${slug}.png`);
  const site = ['/sitemap.xml', '/sitemap.xml?bagian=produk-1', '/sitemap.xml?bagian=x', '/robots.txt', '/api/docs'];
  const media = ['/media/tidak-ada.jpg', '/media/..%2f', '/'];
  for (const path of ['/api/openapi.json', ...site, ...shared, ...media]) await api.fetch(path);
  await close();

  const other = await open('situs lain', { baseUrl: 'https://pangan.example.go.id' });
  for (const path of ['/sitemap.xml', '/robots.txt', '/api/openapi.json', '/api/produk?limit=2']) {
    await other.api.fetch(path, { headers: { Origin: 'https://lain.example' } });
  }
  await other.close();
}
