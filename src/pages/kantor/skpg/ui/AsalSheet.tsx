import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { persentase } from '#contract/format.ts';
import { naikDariD, naikDariNT } from '#contract/formulas/skdn.ts';
import type { IndikatorSkpg } from '#contract/formulas/skpg/label.ts';
import { type NaikSkpg, naikDari, nameUkuran } from '#contract/formulas/skpg/naik.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kantor } from '#contract/kantor-routes.ts';
import type { TabelLaporan } from '#contract/limits.ts';
import type { AsalSkpg } from '#contract/summaries/skpg/asal.ts';
import type { AmbangDipakai, IndikatorTempat, PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { peranOf, useUser } from '@/entities/session';
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
function rumus(ukuran: IndikatorSkpg, { skema, ambang }: PapanSkpg): string {
  if (ukuran === 'nd') {
    const whole = naikDari(ambang) === 'N/D' ? 'yang ditimbang' : 'yang naik dan yang tidak naik';
    return `Balita yang naik berat badannya dibagi ${whole}; dijumlahkan dahulu, lalu dibagi.`;
  }
  if (ukuran === 'bgm') return 'Balita di bawah garis merah dibagi yang ditimbang; dijumlahkan dahulu, lalu dibagi.';
  if (ukuran === 'tanam' || ukuran === 'puso') {
    const nol = ukuran === 'puso' ? ' Puso nol terhadap rata-rata nol berarti tidak berubah.' : '';
    return regional`(bulan ini − rata-rata) ÷ rata-rata, keduanya dari desa yang melapor bulan ini. Rata-rata setiap desa: bulan yang sama pada tahun-tahun sebelumnya, paling banyak lima; lalu dijumlahkan.${nol}`;
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
  const naik = naikDari(ambang);
  const mayImport = peranOf(useUser()) === 'superadmin';
  const { data, error, refetch } = useQuery(ASAL, {
    variables: { filter: { tahun, bulan, skema, ukuran, ...(kecamatan_id !== null && { kecamatan_id }) } },
    context: asUser,
    fetchPolicy: 'no-cache',
  });
  if (!tempat || !one) return null;
  const rows = data?.asal.baris;
  return (
    <Sheet
      title={`${nameUkuran(ukuran, naik)}, ${tempat.nama}`}
      onClose={onClose}
      isLoading={!rows && !error}
      missing={!rows && error ? { error, retry: quietly(refetch) } : undefined}
    >
      <div className={css['asal']}>
        <p>
          <LabelSkpg nilai={one} /> {one.nilai !== null && kataPersen(ukuran, one.nilai)}
        </p>
        <p>{rumus(ukuran, papan)}</p>
        <dl className={css['rincian']}>
          <dt>Bulan ini</dt>
          <dd>{one.kini === null ? tanpaAngka(one) : tulis(ukuran, one.kini)}</dd>
          <dt>{pembandingOf(ukuran, naik)}</dt>
          <dd>
            {one.pembanding === null ? 'belum ada' : tulis(ukuran, one.pembanding)}
            {one.pembanding === null && mayImport && <ImporLama ukuran={ukuran} />}
            {one.banyak > 0 && ` (dari ${one.banyak} ${isYears(ukuran, papan) ? 'tahun' : 'bulan'})`}
          </dd>
          <dt>Melapor</dt>
          <dd>
            {one.cakupan} dari {one.dari}{' '}
            {regional(ukuran === 'beras' || ukuran === 'minyak' || ukuran === 'telur' ? 'kecamatan' : 'desa')}
          </dd>
          {ukuran === 'nd' && rows && <Naik rows={rows} dinilai={naik} limit={limit} />}
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

const tanpaAngka = ({ keadaan }: IndikatorTempat): string =>
  keadaan === 'komoditi belum dipilih' ? keadaan : 'belum dilaporkan';

/** The report that holds the earlier years' rows behind a figure. */
const laporanOf: Record<IndikatorSkpg, TabelLaporan> = {
  ...{ tanam: 'luas_tanam', puso: 'luas_tanam', nd: 'timbang_balita', bgm: 'timbang_balita' },
  ...{ beras: 'harga_pangan', minyak: 'harga_pangan', telur: 'harga_pangan' },
};

/** The way to the room where reports of past periods come in by file. */
const ImporLama = ({ ukuran }: { ukuran: IndikatorSkpg }) => (
  <>
    {' '}
    <Link to={`${kantor.koreksi}?laporan=${laporanOf[ukuran]}`}>Impor laporan periode lama di Koreksi</Link>
  </>
);

const pembandingOf = (ukuran: IndikatorSkpg, naik: NaikSkpg): string => {
  if (ukuran === 'nd' && naik === 'N/(N+T)') return 'Naik dan tidak naik';
  return ukuran === 'nd' || ukuran === 'bgm' ? 'Ditimbang' : 'Pembanding';
};

interface NaikProps {
  rows: AsalSkpg['baris'];
  dinilai: NaikSkpg;
  limit: AmbangDipakai | undefined;
}

/** Both shares of toddlers who gained, and the one that the scheme judges. */
function Naik({ rows, dinilai, limit }: NaikProps) {
  const now = rows.filter(({ ini }) => ini).flatMap(({ angka: figures }) => figures);
  const sumOf = (letter: string) =>
    now.reduce((sum, { judul, nilai }) => (judul.endsWith(`(${letter})`) ? sum + nilai : sum), 0);
  const naik = sumOf('N');
  const ofAll = naikDariD(naik, sumOf('D'));
  const ofCompared = naikDariNT(naik, sumOf('T'));
  return (
    <>
      <dt>N/D</dt>
      <dd>{ofAll === null ? '-' : persentase(ofAll)} dari semua yang ditimbang</dd>
      <dt>N/(N+T)</dt>
      <dd>{ofCompared === null ? '-' : persentase(ofCompared)} dari yang juga ditimbang bulan lalu</dd>
      <dt>Yang dinilai</dt>
      <dd>
        {dinilai}
        {limit?.perlu_konfirmasi && ', perlu konfirmasi'}
      </dd>
    </>
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
