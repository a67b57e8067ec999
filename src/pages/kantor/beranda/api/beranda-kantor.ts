import { gql, type TypedDocumentNode } from '@apollo/client';
import type { BerandaKantor } from '#contract/summaries/beranda-kantor.ts';

/** What is due. Nothing in it has an id of the cache's: it is a picture of one moment. */
export const BERANDA_KANTOR: TypedDocumentNode<{ berandaKantor: BerandaKantor }> = gql`
  query BerandaKantor {
    berandaKantor @rest(type: "BerandaKantor", path: "/kantor/beranda") {
      hari_ini kantor_bersurat
      langkah @type(name: "LangkahKantor") { langkah selesai ada dari }
      laporan @type(name: "LaporanTerbuka") {
        jenis satuan terisi diharapkan terlambat_sejak
        periode @type(name: "PeriodeKantor") {
          periode_id nama_periode tanggal_mulai tanggal_selesai mulai tahun sudah_mulai ditutup
        }
        tempat @type(name: "TempatTerbuka") { kecamatan_id nama_kecamatan terisi diharapkan }
        petugas @type(name: "PetugasTerbuka") { user_id nama_lengkap no_hp punya_email kurang diingatkan }
      }
      harga @type(name: "PerubahanKantor") {
        jumlah_lonjakan
        periode @type(name: "PeriodeKantor") {
          periode_id nama_periode tanggal_mulai tanggal_selesai mulai tahun sudah_mulai ditutup
        }
        terbesar @type(name: "PerubahanHargaKantor") {
          kecamatan_id nama_kecamatan komoditi_id nama_komoditi satuan harga_eceran sebelumnya persen
        }
        lonjakan @type(name: "PerubahanHargaKantor") {
          kecamatan_id nama_kecamatan komoditi_id nama_komoditi satuan harga_eceran sebelumnya persen
        }
      }
      defisit @type(name: "DefisitKantor") {
        jumlah
        periode @type(name: "PeriodeKantor") {
          periode_id nama_periode tanggal_mulai tanggal_selesai mulai tahun sudah_mulai ditutup
        }
        baris @type(name: "BarisDefisit") { kecamatan_id nama_kecamatan pangan_id nama_pangan neraca }
      }
      gizi_buruk @type(name: "GiziBurukKantor") {
        jumlah_desa jumlah_kasus
        periode @type(name: "PeriodeKantor") {
          periode_id nama_periode tanggal_mulai tanggal_selesai mulai tahun sudah_mulai ditutup
        }
        baris @type(name: "BarisGiziBuruk") { kecamatan_id nama_kecamatan kelurahan_id nama_desa_kelurahan kasus }
      }
      aduan @type(name: "AduanKantor") { sejak jumlah }
    }
  }
`;
