import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { firstBroken, gambarRules } from '#contract/rules.ts';
import { mediaUrl } from '@/shared/api';
import { FormField } from '@/shared/form';
import { useLocalUrl } from '@/shared/picture-field';
import { FileChoice } from '@/shared/ui/file-choice';
import css from './acuan.module.css';

interface LogoFieldProps {
  /** The address of the picture that is stored. */
  now: string | null;
  chosen: File | null;
  onChoose: (file: File | null) => void;
}

/** A picture: the stored one, or the one that is chosen in its place. */
export function LogoField({ now, chosen, onChoose }: LogoFieldProps) {
  const [complaint, setComplaint] = useState<string>();
  const preview = useLocalUrl(chosen);
  const shown = preview ?? (now === null ? undefined : mediaUrl(now, 320));
  return (
    <FormField label="Gambar" help="JPG atau PNG, paling besar 2 MB. Boleh dikosongkan." complaint={complaint}>
      {(control) => (
        <div className={css['gambar']}>
          {shown && <img src={shown} alt={chosen ? 'Gambar yang dipilih' : 'Gambar sekarang'} />}
          <FileChoice
            {...control}
            label="Gambar"
            accept="image/jpeg,image/png"
            onChoose={([file]) => {
              const broken = file && firstBroken(gambarRules, file);
              setComplaint(broken);
              onChoose(file && !broken ? file : null);
            }}
          >
            <ImageUp aria-hidden size={20} /> {shown ? 'Ganti gambar' : 'Pilih gambar'}
          </FileChoice>
        </div>
      )}
    </FormField>
  );
}
