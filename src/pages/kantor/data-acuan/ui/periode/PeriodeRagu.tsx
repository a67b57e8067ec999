import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { overlappingPairs } from '#contract/formulas/periode/tumpang.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, type Periode } from '@/entities/periode';
import { useNeed } from '@/shared/api';
import { rentang } from '@/shared/lib/format';
import { Notice } from '@/shared/ui/Notice';
import css from '../acuan.module.css';

/** Pairs, and undated periods, that are named; the rest are counted. */
const NAMED = 5;

/** Names periods that count twice or in no month; each name links to the period in the list. */
export function PeriodeRagu({ jenis }: { jenis: JenisPeriode }) {
  const periodes = useNeed(allPeriodes(jenis)).data?.page?.data ?? [];
  const pairs = overlappingPairs(jenis, periodes);
  const undatedPeriodes = periodes.filter(({ tanggal_mulai }) => tanggal_mulai === null);
  if (pairs.length === 0 && undatedPeriodes.length === 0) return null;
  return (
    <section className={css['ragu']} aria-label="Periode yang perlu dibereskan">
      {pairs.slice(0, NAMED).map(([one, other]) => (
        <Notice key={`${one.id} ${other.id}`}>
          <NameLink periode={one} /> ({spanOf(one)}) dan <NameLink periode={other} /> ({spanOf(other)}) memuat hari yang
          sama, sehingga laporannya terhitung dua kali. Ubah tanggal salah satunya, atau hapus yang kosong.
        </Notice>
      ))}
      {pairs.length > NAMED && <Notice>{pairs.length - NAMED} pasang lainnya juga memuat hari yang sama.</Notice>}
      {undatedPeriodes.length > 0 && (
        <Notice>
          Tanpa tanggal, sehingga tidak dihitung dalam SKPG, kurva, dan kelengkapan:{' '}
          {undatedPeriodes.slice(0, NAMED).map((one, at) => (
            <Fragment key={one.id}>
              {at > 0 && ', '}
              <NameLink periode={one} />
            </Fragment>
          ))}
          {undatedPeriodes.length > NAMED && ` dan ${undatedPeriodes.length - NAMED} lainnya`}. Isi hari pertama dan
          terakhirnya.
        </Notice>
      )}
    </section>
  );
}

const NameLink = ({ periode: { nama_periode } }: { periode: Periode }) => (
  <Link to={`?query=${encodeURIComponent(nama_periode)}`}>{nama_periode}</Link>
);

const spanOf = ({ tanggal_mulai, tanggal_selesai }: Periode): string =>
  tanggal_mulai && tanggal_selesai ? rentang(tanggal_mulai, tanggal_selesai) : (tanggal_mulai ?? '-');
