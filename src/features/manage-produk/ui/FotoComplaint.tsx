import { Spinner } from '@chakra-ui/react';
import { type MouseEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { shrinkPicture } from '@/shared/lib/picture';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { toast } from '@/shared/ui/toaster';
import { keluhanOf } from '../model/foto';

/** Rulings 21: at most so many pixels on the longest side. */
const SIDE = 1600;

interface FotoComplaintProps {
  file: File;
  /** What else is wrong with it, as the server has said. */
  refused?: string | undefined;
  onShrunk: (small: File) => void;
}

/** What is wrong with a chosen picture; one that is too large can be made smaller at once. */
export function FotoComplaint({ file, refused, onShrunk }: FotoComplaintProps) {
  const [isBusy, setBusy] = useState(false);
  const keluhan = keluhanOf(file) ?? refused;
  if (!keluhan) return null;

  const shrink = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with its complaint: focus stays with the picture.
    const picture = currentTarget.closest('li')?.querySelector('button');
    setBusy(true);
    try {
      onShrunk(await shrinkPicture(file, { side: SIDE, bytes: limits.fotoBytes }));
      toast.success('Foto sudah diperkecil');
      picture?.focus();
    } catch {
      toast.error('Foto ini tidak dapat diperkecil, silahkan pilih foto lain');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Notice status="error">{keluhan}</Notice>
      {file.size > limits.fotoBytes && (
        <Button disabled={isBusy} aria-busy={isBusy} onClick={shrink}>
          {isBusy && <Spinner aria-hidden />}
          Perkecil foto
        </Button>
      )}
    </>
  );
}
