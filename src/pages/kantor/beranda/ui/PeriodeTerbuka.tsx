import { Progress } from '@chakra-ui/react';
import { Bell, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { jenisLaporan } from '#contract/limits.ts';
import type { LaporanTerbuka } from '#contract/summaries/beranda-kantor.ts';
import { hariPeriode, hitunganWords, koreksiAddress } from '@/entities/kelengkapan';
import { RemindPetugas } from '@/features/kantor/remind-petugas';
import { useOverlay } from '@/shared/lib/browser';
import { saat, tanggal } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { Chakra } from '@/shared/ui/chakra';
import { Disclosure } from '@/shared/ui/disclosure';
import { Sheet } from '@/shared/ui/sheet';
import { isLacking, named, standing } from '../model/due';
import kartu from './kartu.module.css';
import css from './laporan-card.module.css';

/** Tells the overlays of a screen apart: the report's place, and its period. */
const overlayOf = ({ jenis, periode: { periode_id } }: LaporanTerbuka): number =>
  periode_id * jenisLaporan.length + jenisLaporan.indexOf(jenis);

/** An open period of a report: how far it is, who is late, and the way to remind them. */
export function PeriodeTerbuka({ laporan, title }: { laporan: LaporanTerbuka; title: string }) {
  const { periode, terisi, diharapkan, satuan, terlambat_sejak, petugas } = laporan;
  const sheet = useOverlay();
  const id = overlayOf(laporan);
  const days = hariPeriode(periode);
  const reminded = petugas
    .map(({ diingatkan }) => diingatkan ?? '')
    .toSorted()
    .at(-1);
  const isWhole = diharapkan > 0 && !isLacking(laporan);
  return (
    <section className={css['periode']} aria-label={`${title}, ${periode.nama_periode}`}>
      <div className={css['judul']}>
        <h4>
          {periode.nama_periode}
          {days && days !== periode.nama_periode && <small>{days}</small>}
        </h4>
        {terlambat_sejak && (
          <span className={css['terlambat']}>
            <Clock aria-hidden size={16} />
            Terlambat sejak {tanggal(terlambat_sejak)}
          </span>
        )}
        {isWhole && <span className={css['lengkap']}>Lengkap</span>}
      </div>
      <Chakra>
        <Progress.Root value={terisi} max={Math.max(1, diharapkan)} aria-label={`${title}, ${periode.nama_periode}`}>
          <Progress.ValueText>{hitunganWords({ terisi, diharapkan }, satuan)}</Progress.ValueText>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      </Chakra>
      {!isWhole && <Keadaan laporan={laporan} />}
      {petugas.length > 0 && (
        <div className={css['ingatkan']}>
          <Button look="tenang" aria-haspopup="dialog" onClick={() => sheet.open(id)}>
            <Bell aria-hidden size={18} />
            Ingatkan {petugas.length} petugas
          </Button>
          {reminded && <small>Terakhir diingatkan {saat(Date.parse(reminded))}</small>}
        </div>
      )}
      {sheet.opened === id && (
        <Sheet title={`Ingatkan: ${title}`} onClose={sheet.close}>
          <p className={css['tentang']}>{periode.nama_periode}</p>
          <RemindPetugas jenis={laporan.jenis} periode_id={periode.periode_id} />
        </Sheet>
      )}
    </section>
  );
}

/** Who has not begun and who is not done, by name; all places with their numbers behind them. */
function Keadaan({ laporan }: { laporan: LaporanTerbuka }) {
  const { belumMulai, sebagian, lengkap } = standing(laporan);
  const { jenis, periode, satuan, tempat } = laporan;
  return (
    <>
      {tempat.length > 1 && (
        <p className={css['ringkas']}>
          {belumMulai.length > 0 && <span>Belum mulai: {named(belumMulai)}. </span>}
          {sebagian.length > 0 && <span>Belum lengkap: {named(sebagian)}. </span>}
          {lengkap.length > 0 && <span>Lengkap: {lengkap.length} tempat.</span>}
        </p>
      )}
      <Disclosure title={tempat.length > 1 ? `Lihat ${tempat.length} tempat` : 'Lihat isinya'}>
        <ul>
          {tempat.map((one) => (
            <li key={one.kecamatan_id ?? 0}>
              <Link
                to={koreksiAddress({ jenis, periode: periode.periode_id, kecamatan: one.kecamatan_id })}
                className={`${kartu['baris']} ${css['tempat']}`}
              >
                <span>{one.nama_kecamatan}</span>
                <span>{hitunganWords(one, satuan)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
