import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Bulan } from '#contract/formulas/skpg/bulan.ts';
import type { IndikatorSkpg, SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import type { AsalSkpg } from '#contract/summaries/skpg/asal.ts';
import type { PenutupanSkpg } from '#contract/summaries/skpg/penutupan.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { need } from '@/shared/api';
import type { WriteDocument } from '@/shared/write';

export interface BulanFilter {
  tahun?: number;
  bulan?: number;
  skema: SkemaSkpg;
}

/** A month is one value, worked out anew from all that it is made of; asked `asUser`. */
export const KERJA: TypedDocumentNode<{ kerja: KerjaSkpg }, { filter: BulanFilter }> = gql`
  query KerjaSkpg($filter: BulanFilter!) {
    kerja(filter: $filter) @rest(type: "KerjaSkpg", path: "/kantor/skpg?{args.filter}") {
      papan narasi rekomendasi bertanda_tangan belum_ditutup sidik terbitan
    }
  }
`;

interface AsalFilter extends BulanFilter {
  ukuran: IndikatorSkpg;
  kecamatan_id?: number;
}

export const ASAL: TypedDocumentNode<{ asal: AsalSkpg }, { filter: AsalFilter }> = gql`
  query AsalSkpg($filter: AsalFilter!) {
    asal(filter: $filter) @rest(type: "AsalSkpg", path: "/kantor/skpg/asal?{args.filter}") {
      ukuran baris
    }
  }
`;

interface PaperFilter extends BulanFilter {
  /** Which publication; without it the draft. */
  terbit?: number;
}

const CETAK: TypedDocumentNode<{ cetak: never }, { filter: PaperFilter }> = gql`
  query CetakSkpg($filter: PaperFilter!) {
    cetak(filter: $filter) @rest(type: "CetakSkpg", path: "/kantor/skpg/cetak?{args.filter}") {
      status
    }
  }
`;

/** Where a month is had on paper. */
export const cetakSkpgOf = (filter: PaperFilter) => need(CETAK, { filter });

interface Tentang {
  tahun: number;
  bulan: number;
  skema: SkemaSkpg;
}

interface NaskahInput extends Tentang {
  _method: 'put';
  kunci: string;
  teks: string;
  asal: string;
  kembalikan: boolean;
}

export const TULIS: WriteDocument<{ naskah_skpg: object }, { input: NaskahInput }> = gql`
  mutation TulisNaskah($input: NaskahInput!) {
    saved: tulisNaskah(input: $input) @rest(type: "SavedNaskah", path: "/kantor/skpg/naskah", method: "POST") {
      naskah_skpg
    }
  }
`;

interface TerbitInput extends Tentang {
  sidik: string;
  catatan: string;
}

export const TERBITKAN: WriteDocument<{ terbitan_skpg: object }, { input: TerbitInput }> = gql`
  mutation TerbitkanSkpg($input: TerbitInput!) {
    saved: terbitkanSkpg(input: $input) @rest(type: "SavedTerbitan", path: "/kantor/skpg/terbitan", method: "POST") {
      terbitan_skpg
    }
  }
`;

interface TarikInput extends Bulan {
  ke: number;
  alasan: string;
}

export const TARIK: WriteDocument<{ terbitan_skpg: object }, { input: TarikInput }> = gql`
  mutation TarikSkpg($input: TarikInput!) {
    saved: tarikSkpg(input: $input) @rest(type: "SavedTerbitan", path: "/kantor/skpg/penarikan", method: "POST") {
      terbitan_skpg
    }
  }
`;

/** The open periods of a month, and their incomplete places; asked `asUser`. */
export const PENUTUPAN: TypedDocumentNode<{ penutupan: PenutupanSkpg }, { filter: Bulan }> = gql`
  query PenutupanSkpg($filter: BulanFilter!) {
    penutupan(filter: $filter) @rest(type: "PenutupanSkpg", path: "/kantor/skpg/penutupan?{args.filter}") {
      periode sidik
    }
  }
`;

export const TUTUP_BULAN: WriteDocument<{ ditutup: number }, { input: Bulan & { sidik: string } }> = gql`
  mutation TutupBulan($input: TutupInput!) {
    saved: tutupBulan(input: $input) @rest(type: "BulanDitutup", path: "/kantor/skpg/penutupan", method: "POST") {
      ditutup
    }
  }
`;
