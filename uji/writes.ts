import { type Entry, idIn, type Ledger, type Price } from './ledger.ts';
import { photo } from './photo.ts';
import type { Stage } from './stage.ts';

const json = { 'Content-Type': 'application/json' };
/** Of so many draws one falls on what was written before; a fourth of those on the officer's own. */
const CHANGES_IN = 2;
const SAME_PHOTO_IN = 4;

const entry = (rest: Pick<Entry, 'token' | 'method' | 'path' | 'body' | 'headers' | 'what'>): Entry => ({
  ...rest,
  kunci: crypto.randomUUID(),
  attempts: 0,
  answer: null,
});

/** An officer's prices: new ones, and now and then another price for one that is acknowledged. */
export function pricesOf(stage: Stage, officer: number, ledger: Ledger, random: () => number): () => Entry {
  const { token, kecamatanIds } = stage.petugas[officer % stage.petugas.length] ?? { token: '', kecamatanIds: [] };
  const unwritten = combinations(stage, kecamatanIds);
  return () => {
    const harga_eceran = 1_000 + Math.floor(random() * 90_000);
    const old = ledger.entries[Math.floor(random() * CHANGES_IN * ledger.entries.length)];
    if (old?.token === token && old.what.kind === 'harga' && old.answer?.status === 201) {
      const id = idIn(old.answer);
      const body = () => JSON.stringify({ harga_eceran });
      const what = { kind: 'ubah', id, harga_eceran } as const;
      return entry({ token, method: 'PUT', path: `/api/harga-pangan/${id}`, body, headers: json, what });
    }
    const where = unwritten.next();
    if (where.done) throw new Error('No price is left to be written; enlarge the stage');
    const what: Price = { kind: 'harga', ...where.value, harga_eceran };
    const fields = { ...where.value, harga_eceran, harga_grosir: harga_eceran };
    const body = () => JSON.stringify(fields);
    return entry({ token, method: 'POST', path: '/api/harga-pangan', body, headers: json, what });
  };
}

function* combinations({ periodeIds, komoditiIds }: Stage, kecamatanIds: readonly number[]) {
  for (const periode_harga_pangan_id of periodeIds) {
    for (const kecamatan_id of kecamatanIds) {
      for (const komoditi_id of komoditiIds) yield { periode_harga_pangan_id, kecamatan_id, komoditi_id };
    }
  }
}

/** A farmer's products with one or two photos each; some photos are shown twice. */
export function productsOf(stage: Stage, farmer: number, random: () => number): () => Promise<Entry> {
  const { token } = stage.petani[farmer % stage.petani.length] ?? { token: '' };
  let number = 0;
  let last = photo();
  return async () => {
    number += 1;
    const judul = `Produk ${farmer}-${number}`;
    const fotos = [await last];
    if (random() * SAME_PHOTO_IN >= 1) last = photo();
    if (random() < 0.5) fotos.push(await photo());
    const body = () => {
      const form = new FormData();
      const fields = { judul, deskripsi: 'Uji cabut', stok: '3', harga: '12000', satuan: 'kg', status: 'aktif' };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      fotos.forEach((bytes, at) => {
        form.append('foto[]', new Blob([bytes], { type: 'image/jpeg' }), `${at}.jpg`);
        form.append('main[]', at === 0 ? '1' : '0');
      });
      return form;
    };
    const what = { kind: 'produk', judul, foto: fotos.length } as const;
    return entry({ token, method: 'POST', path: '/api/produk', body, what });
  };
}
