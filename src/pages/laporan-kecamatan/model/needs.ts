import type { TimbangDesa } from '#contract/summaries/riwayat-timbang-balita.ts';
import { LUAS_TANAM_LIST, type LuasTanam, riwayatLuasTanam } from '@/entities/luas-tanam';
import { riwayatTimbang, TIMBANG_BALITA_LIST, type TimbangBalita, timbangPerDesa } from '@/entities/timbang-balita';
import { kecamatanAt } from '@/entities/wilayah';
import { noneUnlessAsked } from '@/features/pick-periode';
import { listNeed, type Needs, type Read } from '@/shared/api';
import { storedId } from '@/shared/lib/browser';
import { needsOfKecamatan, type Report } from '@/widgets/place-feed';

/** Rows a load (spec section 9). */
const limit = 50;

export const timbangDi: Report<TimbangBalita> = {
  jenis: 'timbang-balita',
  rule: noneUnlessAsked,
  remembered: storedId('periodeTimbangBalita'),
  rows: (periode_timbang_balita_id, kecamatan_id) =>
    listNeed(TIMBANG_BALITA_LIST, { kecamatan_id, periode_timbang_balita_id, limit }),
};

export const tanamDi: Report<LuasTanam> = {
  jenis: 'luas-tanam',
  rule: noneUnlessAsked,
  remembered: storedId('periodeLuasTanam'),
  rows: (periode_luas_tanam_id, kecamatan_id) =>
    listNeed(LUAS_TANAM_LIST, { kecamatan_id, periode_luas_tanam_id, limit }),
};

/** What villages report of a period, and beside it how it went for a year. */
const withYear =
  (
    report: Report<unknown>,
    ofYear: (read: Read, kecamatanId: number, query: URLSearchParams) => Promise<unknown>,
  ): Needs =>
  async (read, address) => {
    const year = kecamatanAt(read, address).then((place) => place && ofYear(read, place.id, address.query));
    const [status] = await Promise.all([needsOfKecamatan(report)(read, address), year]);
    return status;
  };

export const tanamNeeds = withYear(tanamDi, (read, kecamatanId) => read(riwayatLuasTanam(kecamatanId)));

export const timbangNeeds = withYear(timbangDi, async (read, kecamatanId, query) => {
  const perDesa = await read(timbangPerDesa(kecamatanId));
  await read(riwayatTimbang(kecamatanId, desaDipilih(perDesa?.terakhir?.desa ?? [], query)));
});

/** The village whose year the address asks for; undefined where it names none of these. */
export const desaDipilih = (desa: readonly Pick<TimbangDesa, 'kelurahan_id'>[], query: URLSearchParams) =>
  desa.find(({ kelurahan_id }) => String(kelurahan_id) === query.get('desa'))?.kelurahan_id;
