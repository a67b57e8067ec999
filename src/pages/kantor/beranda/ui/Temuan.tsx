import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { kantor } from '#contract/kantor-routes.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import type { BerandaKantor, PerubahanHarga } from '#contract/summaries/beranda-kantor.ts';
import { koreksiAddress } from '@/entities/kelengkapan';
import { angka, rupiah } from '@/shared/lib/format';
import kartu from './kartu.module.css';
import css from './temuan.module.css';

/** What of the newest rows is worth a look; each number leads to its rows. */
export function Temuan({ due: { harga, defisit, gizi_buruk, aduan } }: { due: BerandaKantor }) {
  return (
    <section aria-label="Perlu dilihat" className={`${kartu['kolom']} ${css['temuan']}`}>
      <Bagian
        title="Harga berubah lebih dari 50 persen"
        periode={harga.periode?.nama_periode}
        jumlah={harga.jumlah_lonjakan}
      >
        {harga.lonjakan.map((one) => (
          <Perubahan
            key={`${one.kecamatan_id} ${one.komoditi_id}`}
            perubahan={one}
            periode={harga.periode?.periode_id ?? 0}
          />
        ))}
      </Bagian>
      <Bagian title="Perubahan harga terbesar" periode={harga.periode?.nama_periode}>
        {harga.terbesar.map((one) => (
          <Perubahan
            key={`${one.kecamatan_id} ${one.komoditi_id}`}
            perubahan={one}
            periode={harga.periode?.periode_id ?? 0}
          />
        ))}
      </Bagian>
      <Bagian title="Defisit pangan" periode={defisit.periode?.nama_periode} jumlah={defisit.jumlah}>
        {defisit.baris.map(({ kecamatan_id, nama_kecamatan, pangan_id, nama_pangan, neraca }) => (
          <Temu
            key={`${kecamatan_id} ${pangan_id}`}
            to={withPeriode(routes.ketersediaanPanganDi(nama_kecamatan), defisit.periode?.periode_id ?? 0)}
            nama={`${nama_pangan}, ${nama_kecamatan}`}
            nilai={angka(neraca, 'ton')}
          />
        ))}
      </Bagian>
      <Bagian title="Kasus gizi buruk" periode={gizi_buruk.periode?.nama_periode} jumlah={gizi_buruk.jumlah_kasus}>
        {gizi_buruk.baris.map(({ kelurahan_id, nama_desa_kelurahan, nama_kecamatan, kasus }) => (
          <Temu
            key={kelurahan_id}
            to={withPeriode(routes.timbangBalitaDi(nama_kecamatan), gizi_buruk.periode?.periode_id ?? 0)}
            nama={`${nama_desa_kelurahan}, ${nama_kecamatan}`}
            nilai={`${kasus} kasus`}
          />
        ))}
      </Bagian>
      <Bagian title="Produk yang dilaporkan" periode="7 hari terakhir" jumlah={aduan.jumlah}>
        {aduan.jumlah > 0 && <Temu to={kantor.aduan} nama="Lihat laporannya" nilai={`${aduan.jumlah} laporan`} />}
      </Bagian>
    </section>
  );
}

interface BagianProps {
  title: string;
  /** Undefined where nothing was reported yet. */
  periode: string | undefined;
  /** How many there are, also beyond those that are listed. */
  jumlah?: number;
  children: ReactNode;
}

function Bagian({ title, periode, jumlah, children }: BagianProps) {
  const id = useId();
  const isEmpty = Array.isArray(children) ? children.length === 0 : !children;
  const more = Array.isArray(children) && jumlah !== undefined ? jumlah - children.length : 0;
  return (
    <article className={`${kartu['kartu']} ${css['bagian']}`} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {jumlah !== undefined && jumlah > 0 && <span className={css['jumlah']}>{angka(jumlah)}</span>}
      </h2>
      <p className={css['periode']}>{periode ?? 'Belum ada laporan'}</p>
      {isEmpty && periode !== undefined && <p className={css['tiada']}>Tidak ada</p>}
      {!isEmpty && <ul>{children}</ul>}
      {more > 0 && title !== 'Kasus gizi buruk' && <p className={css['periode']}>dan {angka(more)} lainnya</p>}
    </article>
  );
}

function Temu({ to, nama, nilai }: { to: string; nama: string; nilai: ReactNode }) {
  return (
    <li>
      <Link to={to} className={`${kartu['baris']} ${css['temu']}`}>
        <span>{nama}</span>
        <strong>{nilai}</strong>
      </Link>
    </li>
  );
}

function Perubahan({ perubahan, periode }: { perubahan: PerubahanHarga; periode: number }) {
  const { kecamatan_id, nama_kecamatan, nama_komoditi, satuan, harga_eceran, sebelumnya, persen } = perubahan;
  const jenis = kecamatan_id === null ? 'harga-pangan-kutai-barat' : 'harga-pangan';
  return (
    <Temu
      to={koreksiAddress({ jenis, periode, kecamatan: kecamatan_id })}
      nama={`${nama_komoditi}, ${nama_kecamatan}`}
      nilai={
        <>
          <span className={persen > 0 ? css['naik'] : css['turun']}>
            {persen > 0 ? '▲ +' : '▼ −'}
            {angka(Math.abs(persen), '%')}
          </span>
          <small>
            {rupiah(sebelumnya)} → {rupiah(harga_eceran)} per {satuan}
          </small>
        </>
      }
    />
  );
}
