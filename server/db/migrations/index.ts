import type { Migration } from 'kysely/migration';
import * as wilayah from './0001-wilayah-dan-acuan.ts';
import * as pengguna from './0002-pengguna.ts';
import * as laporan from './0003-laporan.ts';
import * as etalase from './0004-etalase-dan-lahan.ts';
import * as penjagaan from './0005-sesi-dan-penjagaan.ts';
import * as alamatProduk from './0006-alamat-produk.ts';
import * as jejak from './0007-jejak-dan-perangkat.ts';
import * as jumlah from './0008-jumlah-baris.ts';
import * as ukuranFoto from './0009-ukuran-foto.ts';
import * as rekap from './0010-rekap-ketersediaan.ts';
import * as jejakDanFoto from './0011-jejak-dan-foto.ts';
import * as jumlahRekap from './0012-jumlah-rekap.ts';
import * as hargaAcuan from './0013-harga-acuan.ts';
import * as hargaPerKomoditi from './0014-harga-per-komoditi.ts';
import * as urutanPeriode from './0015-urutan-periode.ts';
import * as saringanEtalase from './0016-saringan-etalase.ts';
import * as hektar from './0017-hektar-dan-kesegaran.ts';
import * as nomorTelepon from './0026-nomor-telepon.ts';
import * as namaBersih from './0028-nama-bersih.ts';
import * as kodeBps from './0029-kode-bps.ts';
import * as versi from './kantor/0018-versi-dan-penutupan.ts';
import * as pengingat from './kantor/0019-pengingat.ts';
import * as akun from './kantor/0020-akun-dan-aduan.ts';
import * as sasaran from './kantor/0021-sasaran-dan-penduduk.ts';
import * as identitasKantor from './kantor/0022-identitas-kantor.ts';
import * as fotoKegiatan from './kantor/0023-foto-kegiatan.ts';
import * as jejakDanSampah from './kantor/0024-jejak-dan-sampah.ts';
import * as skpg from './kantor/0025-skpg.ts';
import * as namaLain from './kantor/0027-nama-lain.ts';
import * as ukuranKertas from './kantor/0030-ukuran-kertas.ts';
import * as komoditiSkpg from './kantor/0031-komoditi-skpg.ts';
import * as tampilanSitus from './kantor/0032-tampilan-situs.ts';
import * as alasanKoreksi from './kantor/0033-alasan-koreksi.ts';
import * as bagianNaik from './kantor/0034-bagian-naik-skpg.ts';
import * as namaTerhapus from './kantor/0036-nama-terhapus.ts';
import * as penarikanTerbitan from './kantor/0037-penarikan-terbitan.ts';
import * as logoSitus from './kantor/0038-logo-situs.ts';

/** Applied in order of their names. Never change a released migration. */
export const migrations: Record<string, Migration> = {
  '0001-wilayah-dan-acuan': wilayah,
  '0002-pengguna': pengguna,
  '0003-laporan': laporan,
  '0004-etalase-dan-lahan': etalase,
  '0005-sesi-dan-penjagaan': penjagaan,
  '0006-alamat-produk': alamatProduk,
  '0007-jejak-dan-perangkat': jejak,
  '0008-jumlah-baris': jumlah,
  '0009-ukuran-foto': ukuranFoto,
  '0010-rekap-ketersediaan': rekap,
  '0011-jejak-dan-foto': jejakDanFoto,
  '0012-jumlah-rekap': jumlahRekap,
  '0013-harga-acuan': hargaAcuan,
  '0014-harga-per-komoditi': hargaPerKomoditi,
  '0015-urutan-periode': urutanPeriode,
  '0016-saringan-etalase': saringanEtalase,
  '0017-hektar-dan-kesegaran': hektar,
  '0018-versi-dan-penutupan': versi,
  '0019-pengingat': pengingat,
  '0020-akun-dan-aduan': akun,
  '0021-sasaran-dan-penduduk': sasaran,
  '0022-identitas-kantor': identitasKantor,
  '0023-foto-kegiatan': fotoKegiatan,
  '0024-jejak-dan-sampah': jejakDanSampah,
  '0025-skpg': skpg,
  '0026-nomor-telepon': nomorTelepon,
  '0027-nama-lain': namaLain,
  '0028-nama-bersih': namaBersih,
  '0029-kode-bps': kodeBps,
  '0030-ukuran-kertas': ukuranKertas,
  '0031-komoditi-skpg': komoditiSkpg,
  '0032-tampilan-situs': tampilanSitus,
  '0033-alasan-koreksi': alasanKoreksi,
  '0034-bagian-naik-skpg': bagianNaik,
  '0036-nama-terhapus': namaTerhapus,
  '0037-penarikan-terbitan': penarikanTerbitan,
  '0038-logo-situs': logoSitus,
};
