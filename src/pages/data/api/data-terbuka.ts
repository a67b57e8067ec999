import { gql, type TypedDocumentNode } from '@apollo/client';
import type { DataTerbuka, TabelTerbuka } from '#contract/summaries/data-terbuka.ts';

/** A table as the page tells it; its files' addresses follow from its name. */
export type Tabel = Pick<TabelTerbuka, 'nama' | 'judul' | 'keterangan' | 'baris' | 'diubah' | 'tahun' | 'kolom'>;

export type Katalog = Pick<DataTerbuka, 'lisensi' | 'sumber' | 'diubah'> & { tabel: Tabel[] };

export const DATA_TERBUKA: TypedDocumentNode<{ katalog: Katalog }, Record<string, never>> = gql`
  query DataTerbuka {
    katalog: dataTerbuka @rest(type: "DataTerbuka", path: "/data") {
      diubah
      lisensi @type(name: "Lisensi") { nama url }
      sumber @type(name: "Sumber") { untuk nama url }
      tabel @type(name: "TabelTerbuka") {
        nama judul keterangan baris diubah tahun
        kolom @type(name: "Kolom") { judul nama jenis boleh_kosong arti contoh }
      }
    }
  }
`;
