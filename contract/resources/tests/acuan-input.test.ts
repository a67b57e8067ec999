import { describeInput } from '../../../tests/support/forms/describe-input.ts';
import { hargaAcuan } from '../acuan/harga-acuan.ts';
import { namaLain } from '../acuan/nama-lain.ts';
import { desaKelurahan } from '../desa-kelurahan.ts';
import { kecamatan } from '../kecamatan.ts';
import { kegiatanDinas } from '../kegiatan-dinas.ts';
import { komoditi } from '../komoditi.ts';
import { pangan } from '../pangan.ts';
import { periodeInput } from '../periode.ts';
import { slider } from '../slider.ts';

describeInput('a sub-district', {
  schema: kecamatan.input,
  whole: { nama_kecamatan: ' Melak ' },
  becomes: { nama_kecamatan: 'Melak', kode_bps: null },
  takes: [
    [{ kode_bps: '' }, { kode_bps: null }],
    [{ kode_bps: '64.11.040 ' }, { kode_bps: '6411040' }],
  ],
  refuses: [
    [{ nama_kecamatan: ' ' }, 'nama_kecamatan', 'Nama kecamatan harus diisi'],
    [{ nama_kecamatan: 'Riwayat' }, 'nama_kecamatan', "Nama 'Riwayat' sudah dipakai oleh alamat lain di aplikasi ini"],
    [{ kode_bps: '640706' }, 'kode_bps', 'Kode BPS harus terdiri atas 7 angka'],
  ],
});

describeInput('a village', {
  schema: desaKelurahan.input,
  whole: { kecamatan_id: '3', nama_desa_kelurahan: 'Melak Ulu' },
  becomes: { kecamatan_id: 3, nama_desa_kelurahan: 'Melak Ulu', kode_bps: null },
  takes: [[{ kode_bps: '6411040012' }, { kode_bps: '6411040012' }]],
  refuses: [
    [{ kode_bps: '6411040' }, 'kode_bps', 'Kode BPS harus terdiri atas 10 angka'],
    [{ kecamatan_id: '' }, 'kecamatan_id', 'Kecamatan harus diisi'],
    [{ nama_desa_kelurahan: ' ' }, 'nama_desa_kelurahan', 'Nama desa atau kelurahan harus diisi'],
  ],
});

describeInput('a food', {
  schema: pangan.input,
  whole: { nama_pangan: 'Beras' },
  becomes: { nama_pangan: 'Beras' },
  refuses: [[{ nama_pangan: ' ' }, 'nama_pangan', 'Nama pangan harus diisi']],
});

describeInput('a commodity', {
  schema: komoditi.input,
  whole: { nama_komoditi: 'Cabai Rawit', pangan_id: '4', satuan: 'ikat' },
  becomes: { nama_komoditi: 'Cabai Rawit', pangan_id: 4, satuan: 'ikat' },
  takes: [
    [{ pangan_id: '' }, { pangan_id: null }],
    [{ pangan_id: null }, { pangan_id: null }],
    [{ pangan_id: undefined }, { pangan_id: null }],
    [{ satuan: '' }, { satuan: 'kg' }],
  ],
  refuses: [
    [{ nama_komoditi: ' ' }, 'nama_komoditi', 'Nama komoditi harus diisi'],
    [{ pangan_id: 0 }, 'pangan_id', 'Pangan tidak sah'],
    [{ satuan: 'x'.repeat(21) }, 'satuan', 'Satuan paling panjang 20 huruf'],
  ],
});

describeInput('another name', {
  schema: namaLain.input,
  whole: { nama: ' bw.\u00a0merah\u200f ', komoditi_id: '4', pangan_id: '', kelurahan_id: null },
  becomes: { nama: 'bw. merah', komoditi_id: 4, pangan_id: null, kelurahan_id: null },
  takes: [[{ nama: 'x'.repeat(100) }, { nama: 'x'.repeat(100) }]],
  refuses: [
    [{ nama: ' ' }, 'nama', 'Nama lain harus diisi'],
    [{ nama: 7 }, 'nama', 'Nama lain harus berupa teks'],
    [{ nama: 'x'.repeat(101) }, 'nama', 'Nama lain paling panjang 100 huruf'],
    [{ nama: '\u200b-.' }, 'nama', 'Nama lain harus memuat huruf atau angka'],
    [{ komoditi_id: 'ya' }, 'komoditi_id', 'Komoditi harus berupa angka'],
    [{ pangan_id: 0 }, 'pangan_id', 'Pangan tidak sah'],
    [{ kelurahan_id: 1.5 }, 'kelurahan_id', 'Desa atau kelurahan tidak sah'],
  ],
});

const acuan = { komoditi_id: 4, jenis: 'HET', harga_acuan: 15_400, berlaku_mulai: '2025-08-22' } as const;

describeInput('a reference price', {
  schema: hargaAcuan.input,
  whole: { ...acuan, harga_acuan: '15400', sumber: ' Bapanas 299/2025 ', zona: 'Zona 2' },
  becomes: { ...acuan, sumber: 'Bapanas 299/2025', zona: 'Zona 2' },
  takes: [
    [{ zona: undefined }, { zona: '' }],
    [{ zona: ' ' }, { zona: '' }],
    [{ jenis: 'HAP' }, { jenis: 'HAP' }],
  ],
  refuses: [
    [{ jenis: 'het' }, 'jenis', 'Jenis harga acuan harus salah satu dari: HET, HAP'],
    [{ harga_acuan: '15.400' }, 'harga_acuan', 'Harga Acuan harus berupa bilangan bulat'],
    [{ sumber: 'x'.repeat(201) }, 'sumber', 'Sumber paling panjang 200 huruf'],
    [{ berlaku_mulai: '22-08-2025' }, 'berlaku_mulai', 'Tanggal mulai berlaku harus berupa tanggal seperti 2026-11-16'],
    [{ zona: 'x'.repeat(101) }, 'zona', 'Zona paling panjang 100 huruf'],
  ],
});

const backwards = 'Tanggal selesai tidak boleh sebelum tanggal mulai';

describeInput('a period', {
  schema: periodeInput,
  whole: { nama_periode: 'Minggu ke-2', tanggal_mulai: '2026-11-09', tanggal_selesai: '2026-11-15' },
  becomes: { nama_periode: 'Minggu ke-2', tanggal_mulai: '2026-11-09', tanggal_selesai: '2026-11-15' },
  takes: [
    [{ tanggal_selesai: '2026-11-09' }, { tanggal_selesai: '2026-11-09' }],
    [
      { tanggal_mulai: '', tanggal_selesai: '' },
      { tanggal_mulai: null, tanggal_selesai: null },
    ],
    [{ tanggal_selesai: '' }, { tanggal_selesai: null }],
  ],
  refuses: [
    [{ nama_periode: ' ' }, 'nama_periode', 'Nama periode harus diisi'],
    [{ tanggal_mulai: '' }, 'tanggal_mulai', 'Isi juga tanggal mulainya'],
    [{ tanggal_mulai: 'x' }, 'tanggal_mulai', 'Tanggal mulai harus berupa tanggal seperti 2026-11-16'],
    [{ tanggal_selesai: 'x' }, 'tanggal_selesai', 'Tanggal selesai harus berupa tanggal seperti 2026-11-16'],
    [{ tanggal_selesai: '2026-11-08' }, 'tanggal_selesai', backwards],
  ],
});

describeInput('an activity of the office', {
  schema: kegiatanDinas.input,
  whole: { judul: ' Panen raya ', deskripsi: ' Di Melak\r\n\r\n\n\n[peta](/peta)\u200b\n' },
  becomes: { judul: 'Panen raya', deskripsi: ' Di Melak\n\n[peta](/peta)' },
  refuses: [
    [{ deskripsi: '\u200b\n' }, 'deskripsi', 'Deskripsi harus diisi'],
    [{ judul: ' ' }, 'judul', 'Judul harus diisi'],
    [{ judul: 'x'.repeat(201) }, 'judul', 'Judul paling panjang 200 huruf'],
    [{ deskripsi: undefined }, 'deskripsi', 'Deskripsi harus diisi'],
    [{ deskripsi: 'x'.repeat(20_001) }, 'deskripsi', 'Deskripsi paling panjang 20000 huruf'],
  ],
});

const nowhere = 'Tujuan harus berupa alamat https atau jalur yang diawali /';

describeInput('a banner', {
  schema: slider.input,
  whole: { judul: 'Pasar murah', deskripsi: 'Besok', action: '/etalase', status: '0', urutan: '3' },
  becomes: { judul: 'Pasar murah', deskripsi: 'Besok', action: '/etalase', status: 0, urutan: 3 },
  takes: [
    [{ deskripsi: undefined }, { deskripsi: '' }],
    [{ action: '' }, { action: null }],
    [{ action: undefined }, { action: null }],
    [{ action: '/' }, { action: '/' }],
    [{ action: 'https://kubarkab.go.id' }, { action: 'https://kubarkab.go.id' }],
    [{ status: '' }, { status: 1 }],
    [{ status: 1 }, { status: 1 }],
    [{ urutan: '' }, { urutan: 0 }],
  ],
  refuses: [
    [{ judul: ' ' }, 'judul', 'Judul harus diisi'],
    [{ judul: 'x'.repeat(201) }, 'judul', 'Judul paling panjang 200 huruf'],
    [{ deskripsi: 'x'.repeat(1001) }, 'deskripsi', 'Deskripsi paling panjang 1000 huruf'],
    [{ action: 7 }, 'action', 'Tujuan harus berupa teks'],
    [{ action: '//jahat.example' }, 'action', nowhere],
    [{ action: '/\\jahat.example' }, 'action', nowhere],
    [{ action: 'http://kubarkab.go.id' }, 'action', nowhere],
    [{ action: 'lihat https://kubarkab.go.id' }, 'action', nowhere],
    [{ action: 'etalase' }, 'action', nowhere],
    [{ status: 2 }, 'status', 'Status harus 0 atau 1'],
    [{ status: 'ya' }, 'status', 'Status harus berupa angka'],
    [{ urutan: 'ya' }, 'urutan', 'Urutan harus berupa angka'],
  ],
});
