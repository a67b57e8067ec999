import { Mail, MessageCircle, Phone } from 'lucide-react';
import { whatsappLink } from '#contract/formulas/telepon/whatsapp.ts';
import type { PetugasDiingatkan } from '#contract/resources/pengingat.ts';
import { Button } from '@/shared/ui/Button';
import { Disclosure } from '@/shared/ui/disclosure';
import { letterWords } from '../model/told';
import css from './remind-petugas.module.css';

interface OfficerProps {
  petugas: PetugasDiingatkan;
  satuan: string;
  isSending: boolean;
  /** Absent where no letter may go to him now. */
  onRemind: (() => void) | undefined;
}

/** Names that are shown before the rest is counted. */
const NAMED = 8;

/** An officer: what his places lack, and the ways to him. All say the same words. */
export function Officer({ petugas, satuan, isSending, onRemind }: OfficerProps) {
  const { nama_lengkap, no_hp, punya_email, kurang, pesan } = petugas;
  const whatsapp = whatsappLink(no_hp, pesan);
  const letter = letterWords(petugas);
  return (
    <article className={css['petugas']} aria-label={nama_lengkap}>
      <h3>{nama_lengkap}</h3>
      <ul className={css['kurang']}>
        {kurang.map(({ nama_kecamatan, terisi, diharapkan, isi }) => (
          <li key={nama_kecamatan}>
            <strong>{nama_kecamatan}</strong>: {terisi} dari {diharapkan} {satuan}
            {terisi > 0 && <span className={css['isi']}> Belum: {listed(isi)}</span>}
          </li>
        ))}
      </ul>
      {letter && (
        <p role="status" className={css['surat']}>
          {letter}
        </p>
      )}
      {!punya_email && <p className={css['surat']}>Akunnya tidak punya alamat email.</p>}
      <div className={css['jalan']}>
        {onRemind && (
          <Button look="tenang" disabled={isSending} aria-label={`Kirim surat ke ${nama_lengkap}`} onClick={onRemind}>
            <Mail aria-hidden size={18} />
            {isSending ? 'Mengirim…' : 'Surat'}
          </Button>
        )}
        {whatsapp && (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener"
            className={css['tautan']}
            aria-label={`WhatsApp ke ${nama_lengkap}`}
          >
            <MessageCircle aria-hidden size={18} />
            WhatsApp
          </a>
        )}
        <a
          href={`tel:${no_hp.replace(/[^\d+]/g, '')}`}
          className={css['tautan']}
          aria-label={`Telepon ${nama_lengkap}, ${no_hp}`}
        >
          <Phone aria-hidden size={18} />
          {no_hp}
        </a>
      </div>
      <Disclosure title="Baca kalimatnya">
        <p className={css['pesan']}>{pesan}</p>
      </Disclosure>
    </article>
  );
}

const listed = (isi: readonly string[]): string =>
  isi.length > NAMED ? `${isi.slice(0, NAMED).join(', ')}, dan ${isi.length - NAMED} lainnya` : isi.join(', ');
