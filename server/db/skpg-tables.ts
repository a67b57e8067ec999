import type { Generated } from 'kysely';
import type { LabelSkpg, SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import type { ambangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import type { Common, Entered, Owned } from './row-types.ts';

interface AmbangSkpgTable extends Entered<typeof ambangSkpg> {
  /** 1 = nobody has confirmed it. */
  perlu_konfirmasi: Generated<number>;
  dikonfirmasi_oleh: Generated<string | null>;
  dikonfirmasi_pada: Generated<string | null>;
}

/** A sentence of a month's report that the office has written itself. */
interface NaskahSkpgTable extends Common, Owned {
  tahun: number;
  bulan: number;
  skema: SkemaSkpg;
  kunci: string;
  teks: string;
  asal: string;
  dikembalikan: Generated<number>;
}

/** A published month, and its revisions; `isi` is JSON. */
interface TerbitanSkpgTable extends Common, Owned {
  tahun: number;
  bulan: number;
  ke: number;
  skema: SkemaSkpg;
  komposit: LabelSkpg | null;
  isi: string;
  catatan: string;
  /** Null as long as it stands. */
  ditarik_pada: Generated<string | null>;
  alasan_ditarik: Generated<string | null>;
  ditarik_oleh: Generated<number | null>;
}

/** The tables of the monthly alert report (docs/decisions/0041). */
export interface SkpgTables {
  ambang_skpg: AmbangSkpgTable;
  naskah_skpg: NaskahSkpgTable;
  terbitan_skpg: TerbitanSkpgTable;
}
