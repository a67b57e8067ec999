import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { type AspekSkpg, aspekSkpg, type IndikatorSkpg, namaAspek, tanpaLabel } from '#contract/formulas/skpg/label.ts';
import { BALITA_NAIK, naikDari, nameIndikator, nameUkuran } from '#contract/formulas/skpg/naik.ts';
import { sebutAmbang } from '#contract/formulas/skpg/selang.ts';
import { kataSkor, skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Kolom, Lembar, Sel } from '#contract/summaries/cetakan.ts';
import type { AmbangDipakai, NilaiSkpg, PapanSkpg, TempatSkpg } from '#contract/summaries/skpg/papan.ts';
import { tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';

const teks = (judul: string, kelompok: string | null = null): Kolom => ({ judul, kelompok, isi: 'teks' });

/** A label, or in short why there is none. */
const tulisLabel = ({ keadaan, label }: NilaiSkpg): string => label ?? (keadaan === 'ada' ? '-' : tanpaLabel[keadaan]);

const aspectsOf = ({ skema }: PapanSkpg): [AspekSkpg, readonly IndikatorSkpg[]][] =>
  aspekSkpg.flatMap((aspek): [AspekSkpg, readonly IndikatorSkpg[]][] => {
    const of = skemas[skema].aspek[aspek];
    return of ? [[aspek, of]] : [];
  });

/** Every place with its figures and labels, the regency last as the sum of the table. */
export function lembarTempat(papan: PapanSkpg): Lembar {
  const aspects = aspectsOf(papan);
  const naik = naikDari(papan.ambang);
  const kolom: Kolom[] = [
    teks(regional('Kecamatan')),
    ...aspects.flatMap(([aspek, of]): Kolom[] => [
      ...of.map(
        (one): Kolom => ({ judul: `${nameIndikator(one, naik)} (%)`, kelompok: namaAspek[aspek], isi: 'persen' }),
      ),
      ...(aspek === 'ketersediaan' ? [teks('Tahun', namaAspek[aspek])] : []),
      teks(regional(aspek === 'akses' ? 'Kec.' : 'Desa'), namaAspek[aspek]),
      teks('Nilai', namaAspek[aspek]),
    ]),
    teks('Gabungan'),
  ];
  const cells = ({ nama, indikator, aspek, komposit }: TempatSkpg): Sel[] => [
    nama,
    ...aspects.flatMap(([name, of]): Sel[] => {
      const one = aspek[name];
      const first = of.flatMap((part) => indikator[part] ?? [])[0];
      return [
        ...of.map((part) => indikator[part]?.nilai ?? null),
        ...(name === 'ketersediaan' ? [String(first?.banyak ?? 0)] : []),
        first ? `${first.cakupan}/${first.dari}` : null,
        one ? tulisLabel(one) : null,
      ];
    }),
    tulisLabel(komposit),
  ];
  const [kabupaten, ...kecamatan] = papan.tempat;
  return {
    ...{ judul: regional('Kecamatan demi kecamatan'), kecamatan_id: null, kolom },
    baris: kecamatan.map((one) => ({ sel: cells(one), dilaporkan: true })),
    jumlah: kabupaten ? cells(kabupaten) : null,
    catatan: [
      ...(aspects.some(([aspek]) => aspek === 'ketersediaan')
        ? [
            regional(
              'Tanam dan puso: padi, terhadap rata-rata bulan yang sama pada tahun-tahun sebelumnya, keduanya dari desa dan kelurahan yang sama; Tahun: berapa tahun itu. Puso nol terhadap rata-rata nol: tidak berubah (0 %).',
            ),
          ]
        : []),
      skemas[papan.skema].dasarHarga === 'tahun lalu'
        ? regional(
            'Harga: eceran, terhadap bulan yang sama tahun lalu; kabupaten: kecamatan yang sama pada kedua waktu.',
          )
        : regional`Harga: eceran, terhadap rata-rata ${kabupaten?.indikator.beras?.banyak || 3} bulan sebelumnya; kabupaten: kecamatan yang sama pada kedua waktu.`,
      regional('Desa, Kec.: di berapa desa dan kelurahan, atau kecamatan, dari berapa.'),
    ],
  };
}

const BULAN_KURVA = [
  ['Luas tanam padi (ha)', 'tanam', 'bilangan'],
  ['Luas puso padi (ha)', 'puso', 'bilangan'],
  ['Beras (Rp)', 'beras', 'rupiah'],
  ['Minyak goreng (Rp)', 'minyak', 'rupiah'],
  ['Telur (Rp)', 'telur', 'rupiah'],
  [BALITA_NAIK, 'nd', 'persen'],
  ['BGM/D (%)', 'bgm', 'persen'],
  ['Desa melapor tanam', 'desa_tanam', 'bilangan'],
  ['Desa melapor timbang', 'desa_timbang', 'bilangan'],
  ['Kec. melapor beras', 'kecamatan_beras', 'bilangan'],
  ['Kec. melapor minyak', 'kecamatan_minyak', 'bilangan'],
  ['Kec. melapor telur', 'kecamatan_telur', 'bilangan'],
] as const;

/** Months count all reporting villages, comparisons the same ones. */
export const catatanPelapor = (): string =>
  regional(
    'Setiap bulan: semua desa dan kelurahan, pada harga semua kecamatan, yang melapor bulan itu, jadi dapat berbeda dari angka yang dibandingkan.',
  );

/** The regency's twelve months. */
export const lembarKurva = ({ kurva, ambang }: PapanSkpg): Lembar => ({
  ...{ judul: 'Dua belas bulan', kecamatan_id: null },
  kolom: [
    teks('Bulan'),
    ...BULAN_KURVA.map(
      ([judul, name, isi]): Kolom => ({
        judul: name === 'nd' ? nameUkuran(name, naikDari(ambang)) : regional(judul),
        ...{ kelompok: null, isi },
      }),
    ),
  ],
  baris: kurva.map((titik) => ({
    sel: [namaBulanTahun(titik), ...BULAN_KURVA.map(([, name]) => titik[name])],
    dilaporkan: true,
  })),
  ...{ jumlah: null, catatan: [catatanPelapor()] },
});

/** The thresholds by which it was judged, and where they come from. */
export const lembarAmbang = ({ ambang, skema }: PapanSkpg): Lembar => ({
  ...{ judul: 'Ambang', kecamatan_id: null },
  kolom: ['Yang dinilai', 'Aman', 'Waspada', 'Rentan', 'Sumber', 'Berlaku mulai'].map((judul) => teks(judul)),
  baris: ambang.map((one) => ({
    sel: [
      nameUkuran(one.ukuran, naikDari(ambang)),
      sebutAmbang(one.aman),
      sebutAmbang(one.waspada),
      sebutAmbang(one.rentan),
      sumberOf(one),
      tulisTanggal(one.berlaku_mulai),
    ],
    dilaporkan: true,
  })),
  ...{ jumlah: null, catatan: [kataSkor(skema)] },
});

const sumberOf = ({ sumber, perlu_konfirmasi }: AmbangDipakai): string =>
  perlu_konfirmasi ? `${sumber} (perlu konfirmasi)` : sumber;

/** The sentences, part by part. */
export const lembarNaskah = (bagian: readonly (readonly [nama: string, teks: readonly string[]])[]): Lembar => ({
  ...{ judul: 'Naskah', kecamatan_id: null },
  kolom: ['Bagian', 'Kalimat'].map((judul) => teks(judul)),
  baris: bagian.flatMap(([nama, some]) => some.map((one) => ({ sel: [nama, one], dilaporkan: true }))),
  ...{ jumlah: null, catatan: [] },
});
