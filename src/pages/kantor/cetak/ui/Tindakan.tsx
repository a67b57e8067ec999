import { FileSpreadsheet, FileText, Printer } from 'lucide-react';
import type { Cetakan } from '#contract/summaries/cetakan.ts';
import { Taking, useTaking } from '@/features/take-file';
import { addressOf, need } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { CETAKAN, type CetakanVariables } from '../api/cetakan';
import css from './cetak.module.css';

interface TindakanProps {
  variables: CetakanVariables;
  cetakan: Cetakan | undefined;
}

/** The three ways in which a report leaves the screen. */
export function Tindakan({ variables, cetakan }: TindakanProps) {
  const { bytes, take, stop } = useTaking(addressOf(need(CETAKAN, variables)), `laporan-${variables.jenis}`);
  if (bytes !== null) {
    return (
      <div className={css['tindakan']}>
        <Taking onStop={stop} />
      </div>
    );
  }
  const isMissing = !cetakan;
  return (
    <div className={css['tindakan']}>
      <Button disabled={isMissing} onClick={() => window.print()}>
        <Printer aria-hidden size={20} /> Cetak
      </Button>
      <Button look="tenang" disabled={isMissing} onClick={() => void take('pdf')}>
        <FileText aria-hidden size={20} /> Unduh PDF
      </Button>
      <Button look="tenang" disabled={isMissing} onClick={() => void take('xlsx')}>
        <FileSpreadsheet aria-hidden size={20} /> Unduh XLSX
      </Button>
    </div>
  );
}
