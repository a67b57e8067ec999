import type { Cetakan, Lembar } from '#contract/summaries/cetakan.ts';
import { BELUM, tulisSel } from '#contract/summaries/tulis-cetakan.ts';
import type { TestApi } from './api.ts';
import type { Caller } from './callers.ts';
import { readSound } from './files.ts';
import { pdfPages } from './pdf.ts';

/** A report as JSON. */
export async function cetakan(who: Caller, query: string): Promise<Cetakan> {
  const { status, body } = await who.send('GET', `/cetak/${query}`);
  if (status !== 200) throw new Error(`${status} ${body?.meta?.message}`);
  return body.data;
}

/** A report as a file. */
export async function berkas(api: TestApi, who: Caller, query: string) {
  const response = await api.fetch(`/api/cetak/${query}`, { headers: { Authorization: `Bearer ${who.token}` } });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

export const halaman = async (api: TestApi, who: Caller, query: string): Promise<string[][]> =>
  pdfPages((await berkas(api, who, `${query}format=pdf`)).bytes);

export const bukuKerja = async (api: TestApi, who: Caller, query: string) =>
  (await readSound((await berkas(api, who, `${query}format=xlsx`)).bytes)).sheets;

/** The lines of a sheet's table as they stand on paper: number, cells, a tab between them. */
export function barisTercetak({ kolom, baris, jumlah }: Lembar): string[] {
  const written = (sel: Lembar['baris'][number]['sel']) => kolom.map(({ isi }, at) => tulisSel(isi, sel[at] ?? null));
  const names = kolom.findIndex(({ isi }) => isi !== 'teks');
  const lines = baris.map(({ sel, dilaporkan }, at) =>
    [at + 1, ...(dilaporkan ? written(sel) : [...sel.slice(0, names), BELUM])].join('\t'),
  );
  return jumlah ? [...lines, written(jumlah).join('\t')] : lines;
}
