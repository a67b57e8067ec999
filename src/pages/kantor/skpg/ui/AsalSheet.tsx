import { useQuery } from '@apollo/client/react';
import { type IndikatorSkpg, namaUkuran } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { AsalSkpg } from '#contract/summaries/skpg/asal.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { hektar, kataPersen, LabelSkpg } from '@/entities/skpg';
import { asUser, quietly } from '@/shared/api';
import { angka, rupiah, saat } from '@/shared/lib/format';
import { Sheet } from '@/shared/ui/sheet';
import { kataAmbang, SumberAmbang } from '@/widgets/papan-skpg';
import { ASAL } from '../api/skpg';
import css from './skpg.module.css';

interface AsalSheetProps {
  papan: PapanSkpg;
  ukuran: IndikatorSkpg;
  kecamatan_id: number | null;
  onClose: () => void;
}

/** How a figure is worked out, in the words of the formula. */
function rumus(ukuran: IndikatorSkpg, { skema }: PapanSkpg): string {
  if (ukuran === 'nd') return 'Balita yang naik berat badannya dibagi yang ditimbang; dijumlahkan dahulu, lalu dibagi.';
  if (ukuran === 'bgm') return 'Balita di bawah garis merah dibagi yang ditimbang; dijumlahkan dahulu, lalu dibagi.';
  if (ukuran === 'tanam' || ukuran === 'puso') {
    return '(bulan ini − rata-rata) ÷ rata-rata, keduanya dari desa yang melapor bulan ini. Rata-rata setiap desa: bulan yang sama pada tahun-tahun sebelumnya, paling banyak lima; lalu dijumlahkan.';
  }
  const base =
    skemas[skema].dasarHarga === 'tahun lalu' ? 'bulan yang sama tahun lalu' : 'rata-rata tiga bulan sebelumnya';
  return `(bulan ini − pembanding) ÷ pembanding. Pembanding: ${base}; harga sebulan adalah rata-rata pekannya.`;
}

/** One figure: formula, values, threshold, and the rows it came from with who entered them. */
export function AsalSheet({ papan, ukuran, kecamatan_id, onClose }: AsalSheetProps) {
  const { tahun, bulan, skema, ambang } = papan;
  const tempat = papan.tempat.find((one) => one.kecamatan_id === kecamatan_id);
  const one = tempat?.indikator[ukuran];
  const limit = ambang.find((row) => row.ukuran === ukuran);
  const { data, error, refetch } = useQuery(ASAL, {
    variables: { filter: { tahun, bulan, skema, ukuran, ...(kecamatan_id !== null && { kecamatan_id }) } },
    context: asUser,
    fetchPolicy: 'no-cache',
  });
  if (!tempat || !one) return null;
  const rows = data?.asal.baris;
  return (
    <Sheet
      title={`${namaUkuran[ukuran]}, ${tempat.nama}`}
      onClose={onClose}
      isLoading={!rows && !error}
      missing={!rows && error ? { error, retry: quietly(refetch) } : undefined}
    >
      <div className={css['asal']}>
        <p>
          <LabelSkpg nilai={one} /> {one.nilai !== null && kataPersen(one.nilai, ukuran === 'nd' || ukuran === 'bgm')}
        </p>
        <p>{rumus(ukuran, papan)}</p>
        <dl className={css['rincian']}>
          <dt>Bulan ini</dt>
          <dd>{one.kini === null ? 'belum dilaporkan' : tulis(ukuran, one.kini)}</dd>
          <dt>{ukuran === 'nd' || ukuran === 'bgm' ? 'Ditimbang' : 'Pembanding'}</dt>
          <dd>
            {one.pembanding === null ? 'belum ada' : tulis(ukuran, one.pembanding)}
            {one.banyak > 0 && ` (dari ${one.banyak} ${isYears(ukuran, papan) ? 'tahun' : 'bulan'})`}
          </dd>
          <dt>Melapor</dt>
          <dd>
            {one.cakupan} dari {one.dari}{' '}
            {ukuran === 'beras' || ukuran === 'minyak' || ukuran === 'telur' ? 'kecamatan' : 'desa'}
          </dd>
          {limit && (
            <>
              <dt>Ambang</dt>
              <dd>
                {kataAmbang(limit)} <SumberAmbang {...limit} />
              </dd>
            </>
          )}
        </dl>
        {rows && <Baris rows={rows} />}
      </div>
    </Sheet>
  );
}

/** With its unit. */
function tulis(ukuran: IndikatorSkpg, nilai: number): string {
  if (ukuran === 'tanam' || ukuran === 'puso') return hektar(nilai);
  return ukuran === 'nd' || ukuran === 'bgm' ? `${angka(nilai)} balita` : rupiah(nilai);
}

/** What the rows of a period come to: sums, and of prices their mean. */
function jumlahOf(rows: AsalSkpg['baris']): string {
  const names = rows[0]?.angka.map(({ judul }) => judul) ?? [];
  return names
    .map((judul, at) => {
      const sum = rows.reduce((all, one) => all + (one.angka[at]?.nilai ?? 0), 0);
      return judul.startsWith('Harga')
        ? `${judul} rata-rata ${angka(sum / rows.length)}`
        : `${judul} jumlah ${angka(sum)}`;
    })
    .join(', ');
}

const isYears = (ukuran: IndikatorSkpg, { skema }: PapanSkpg): boolean =>
  ukuran === 'tanam' || ukuran === 'puso' || skemas[skema].dasarHarga === 'tahun lalu';

function Baris({ rows }: { rows: AsalSkpg['baris'] }) {
  if (rows.length === 0) return <p>Belum ada barisnya.</p>;
  const periods = Map.groupBy(rows, ({ nama_periode }) => nama_periode);
  return [...periods].map(([nama, some]) => (
    <section key={nama} aria-label={nama}>
      <h3>
        {nama}
        {!some[0]?.ini && <small> pembanding</small>}
      </h3>
      {some.length > 1 && <p>{jumlahOf(some)}</p>}
      <ul className={css['baris']}>
        {some.map(({ tempat, angka: figures, diisi_oleh, diisi_pada, diubah_oleh, diubah_pada }) => (
          <li key={tempat}>
            <strong>{tempat}</strong>
            <span>{figures.map(({ judul, nilai }) => `${judul} ${angka(nilai)}`).join(', ')}</span>
            {diisi_oleh && diisi_pada && (
              <small>
                {diisi_oleh}, {saat(Date.parse(diisi_pada))}
                {diubah_pada && `; diubah ${diubah_oleh ?? 'pengelola'}, ${saat(Date.parse(diubah_pada))}`}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
