import { LUAS_TANAM_LIST, type LuasTanam } from '@/entities/luas-tanam';
import { TIMBANG_BALITA_LIST, type TimbangBalita } from '@/entities/timbang-balita';
import { rememberedKecamatan } from '@/entities/wilayah';
import { noneUnlessAsked } from '@/features/pick-periode';
import { listNeed } from '@/shared/api';
import { storedId } from '@/shared/lib/browser';
import type { Report } from '@/widgets/place-feed';

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

export const chosenKecamatan = rememberedKecamatan('detailKecamatan');
