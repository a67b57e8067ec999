import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { kantor } from '#contract/kantor-routes.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import type { BerandaKantor, PerubahanHarga } from '#contract/summaries/beranda-kantor.ts';
import { koreksiAddress } from '@/entities/kelengkapan';
import type { BulanTanda } from '@/entities/skpg';
import { angka, rupiah, tanggal } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import kartu from './kartu.module.css';
import { Kelompok, Lipat } from './Lipat';
import css from './temuan.module.css';

const TandaDini = lazyPart(async () => (await import('@/widgets/papan-skpg')).TandaDini);

/** Findings that may be a slip or a fraud: prices that leapt, offers that were reported. */
export function Meragukan({ due: { harga, aduan } }: { due: BerandaKantor }) {
  const periode = harga.periode?.periode_id ?? 0;
  const leapKeys = new Set(harga.lonjakan.map(keyOf));
  const others = harga.terbesar.filter((one) => !leapKeys.has(keyOf(one)));
  return (
    <Kelompok title="Meragukan">
      <Lipat
        title="Harga berubah tajam"
        says={harga.periode?.nama_periode ?? 'Belum ada laporan'}
        {...countBadge(harga.jumlah_lonjakan)}
      >
        {harga.terbesar.length > 0 && (
          <>
            <Rows title="Lebih dari 50 persen dari periode sebelumnya" jumlah={harga.jumlah_lonjakan}>
              {harga.lonjakan.map((one) => (
                <Perubahan key={keyOf(one)} perubahan={one} periode={periode} />
              ))}
            </Rows>
            <Rows title="Perubahan terbesar lainnya">
              {others.map((one) => (
                <Perubahan key={keyOf(one)} perubahan={one} periode={periode} />
              ))}
            </Rows>
          </>
        )}
      </Lipat>
      <Lipat title="Produk yang dilaporkan" says="7 hari terakhir" {...countBadge(aduan.jumlah)}>
        {aduan.jumlah > 0 && (
          <ul>
            <Temu to={kantor.aduan} nama="Lihat laporannya" nilai={`${angka(aduan.jumlah)} laporan`} />
          </ul>
        )}
      </Lipat>
    </Kelompok>
  );
}

interface MemburukProps {
  due: BerandaKantor;
  /** Undefined until they have come. */
  tanda: readonly BulanTanda[] | undefined;
}

/** Findings that turned to the worse: signs of the alert report, food deficits, malnourished children. */
export function Memburuk({ due: { defisit, gizi_buruk }, tanda }: MemburukProps) {
  const months = tanda ?? [];
  const signs = months.reduce((sum, one) => sum + one.tanda.filter(({ ukuran }) => ukuran !== 'komposit').length, 0);
  return (
    <Kelompok title="Memburuk">
      <Lipat
        title="Tanda dini"
        says={months.map(monthOf).join(', ') || (tanda ? 'Tidak ada' : 'Belum terbaca')}
        {...countBadge(signs)}
      >
        {months.length > 0 && <TandaDini bulan={months} />}
      </Lipat>
      <Lipat
        title="Defisit pangan"
        says={defisit.periode?.nama_periode ?? 'Belum ada laporan'}
        {...countBadge(defisit.jumlah)}
      >
        {defisit.baris.length > 0 && (
          <Rows jumlah={defisit.jumlah}>
            {defisit.baris.map(({ kecamatan_id, nama_kecamatan, pangan_id, nama_pangan, neraca }) => (
              <Temu
                key={`${kecamatan_id} ${pangan_id}`}
                to={withPeriode(routes.ketersediaanPanganDi(nama_kecamatan), defisit.periode?.periode_id ?? 0)}
                nama={`${nama_pangan}, ${nama_kecamatan}`}
                nilai={angka(neraca, 'ton')}
              />
            ))}
          </Rows>
        )}
      </Lipat>
      <Lipat
        title="Kasus gizi buruk"
        says={gizi_buruk.periode?.nama_periode ?? 'Belum ada laporan'}
        {...countBadge(gizi_buruk.jumlah_kasus)}
      >
        {gizi_buruk.baris.length > 0 && (
          <Rows>
            {gizi_buruk.baris.map(({ kelurahan_id, nama_desa_kelurahan, nama_kecamatan, kasus }) => (
              <Temu
                key={kelurahan_id}
                to={withPeriode(routes.timbangBalitaDi(nama_kecamatan), gizi_buruk.periode?.periode_id ?? 0)}
                nama={`${nama_desa_kelurahan}, ${nama_kecamatan}`}
                nilai={`${kasus} kasus`}
              />
            ))}
          </Rows>
        )}
      </Lipat>
    </Kelompok>
  );
}

const keyOf = ({ kecamatan_id, komoditi_id }: PerubahanHarga): string => `${kecamatan_id} ${komoditi_id}`;

/** 'Okt 2026' */
const monthOf = ({ tahun, bulan }: BulanTanda): string =>
  tanggal(`${tahun}-${String(bulan).padStart(2, '0')}-01`).replace(/^1 /, '');

const countBadge = (jumlah: number) => (jumlah > 0 ? { jumlah: angka(jumlah) } : {});

interface RowsProps {
  title?: string;
  /** How many there are, also beyond those that are listed. */
  jumlah?: number;
  children: readonly ReactNode[];
}

function Rows({ title, jumlah = 0, children }: RowsProps) {
  if (children.length === 0) return null;
  return (
    <>
      {title && <h4 className={css['judul']}>{title}</h4>}
      <ul>{children}</ul>
      {jumlah > children.length && <p className={css['lainnya']}>dan {angka(jumlah - children.length)} lainnya</p>}
    </>
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
