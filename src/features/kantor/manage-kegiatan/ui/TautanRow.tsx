import { Input } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { isTautan } from '#contract/tujuan.ts';
import { FormField } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { tautan } from '../model/tanda';
import css from './kegiatan-form.module.css';

interface TautanRowProps {
  onLink: (mark: ReturnType<typeof tautan>) => void;
  onCancel: () => void;
}

/** People type addresses as they say them: a host, a mailbox. */
function tujuanOf(typed: string): string {
  const address = typed.trim();
  if (isTautan(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;
}

/** Where a link is to lead. It stands within the form, and sends nothing by itself. */
export function TautanRow({ onLink, onCancel }: TautanRowProps) {
  const [typed, setTyped] = useState('');
  const [complaint, complain] = useState<string>();
  const put = () => {
    const address = tujuanOf(typed);
    if (isTautan(address)) onLink(tautan(address));
    else complain('Isi alamat https, http, mailto, tel, atau jalur yang diawali /');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') put();
    else onCancel();
  };
  return (
    <fieldset className={css['tautan']} aria-label="Tautan">
      <FormField label="Alamat tautan" complaint={complaint}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={typed}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            maxLength={1000}
            placeholder="https://"
            onChange={(event) => {
              setTyped(event.target.value);
              complain(undefined);
            }}
            onKeyDown={press}
          />
        )}
      </FormField>
      <span className={css['pilihan']}>
        <Button look="tenang" onClick={put}>
          Pasang
        </Button>
        <Button look="tenang" onClick={onCancel}>
          Batal
        </Button>
      </span>
    </fieldset>
  );
}
