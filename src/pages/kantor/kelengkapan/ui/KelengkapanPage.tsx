import { Link } from 'react-router-dom';
import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { kantor } from '#contract/kantor-routes.ts';
import { judulLaporan } from '@/entities/kelengkapan';
import { TakeFile } from '@/features/take-file';
import { addressOf } from '@/shared/api';
import { useSite } from '@/shared/config';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { OfficeScreen, UndatedNotice } from '@/widgets/office-shell';
import { cellNamed, nameOf } from '../model/opened-cell';
import { useKelengkapan } from '../model/use-kelengkapan';
import { useOpenedCell } from '../model/use-opened-cell';
import { CellSheet } from './CellSheet';
import css from './kelengkapan.module.css';
import { Legenda } from './Legenda';
import { Matriks } from './Matriks';
import { Pilihan } from './Pilihan';

/** How complete the reports are: a year on one screen, place by place. */
export function KelengkapanPage() {
  const { wilayah } = useSite();
  const { choice, asked, kelengkapan, years, error, retry, choose } = useKelengkapan();
  const cell = useOpenedCell();
  const title = judulLaporan(choice.jenis, wilayah);
  const opened = kelengkapan ? cellNamed(kelengkapan, cell.opened) : null;
  return (
    <OfficeScreen title="Kelengkapan">
      <div className={css['atas']}>
        <Pilihan choice={choice} tahun={choice.tahun ?? kelengkapan?.tahun} years={years} onChoose={choose} />
        <TakeFile
          address={kelengkapan ? addressOf(asked) : null}
          lembar={{ title: `Kelengkapan ${title}` }}
          unsent={0}
          label={`Unduh kelengkapan ${title}`}
        />
      </div>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!kelengkapan && !error && (
        <ul>
          <Skeletons count={1} className={css['menunggu'] ?? ''} />
        </ul>
      )}
      <UndatedNotice periodes={kelengkapan?.tanpa_tanggal} className={css['catatan']}>
        <Link to={kantor.dataAcuan(`periode-${hitungan[choice.jenis].periode}`)}>Isi tanggalnya</Link>
      </UndatedNotice>
      {kelengkapan && kelengkapan.periode.length === 0 && (
        <EmptyState>
          Belum ada periode {title} pada tahun {kelengkapan.tahun}
        </EmptyState>
      )}
      {kelengkapan && kelengkapan.periode.length > 0 && kelengkapan.tempat.length === 0 && (
        <EmptyState>Belum ada tempat yang melapor</EmptyState>
      )}
      {kelengkapan && kelengkapan.periode.length > 0 && kelengkapan.tempat.length > 0 && (
        <>
          <Legenda satuan={kelengkapan.satuan} />
          <Matriks
            key={`${choice.jenis} ${kelengkapan.tahun} ${choice.kecamatan}`}
            title={`Kelengkapan ${title} ${kelengkapan.tahun}`}
            kelengkapan={kelengkapan}
            onOpen={(at) => cell.open(nameOf(kelengkapan, at))}
          />
        </>
      )}
      {kelengkapan && opened && (
        <CellSheet
          kelengkapan={kelengkapan}
          cell={opened}
          onMove={(at) => cell.open(nameOf(kelengkapan, at))}
          onClose={cell.close}
        />
      )}
    </OfficeScreen>
  );
}
