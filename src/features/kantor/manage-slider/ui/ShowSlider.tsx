import { Switch } from '@chakra-ui/react';
import { useState } from 'react';
import type { Slider } from '@/entities/slider';
import { Chakra } from '@/shared/ui/chakra';
import { useEditSlider } from '../api/slider';

/** Shows a banner on home, or hides it, at once. */
export function ShowSlider({ slider: { id, judul, status, revisi } }: { slider: Slider }) {
  const edit = useEditSlider(`${judul} ${status === 1 ? 'disembunyikan' : 'ditampilkan'}`);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (isShown: boolean) => {
    if (wanted !== null) return;
    setWanted(isShown);
    await edit({ id, input: { _method: 'put', status: isShown ? '1' : '0' } }, { revisi });
    setWanted(null);
  };
  return (
    <Chakra>
      <Switch.Root checked={wanted ?? status === 1} onCheckedChange={({ checked }) => void change(checked)}>
        <Switch.HiddenInput role="switch" />
        <Switch.Control _checked={{ bg: 'padiTua', borderColor: 'padiTua' }} />
        <Switch.Label>
          Tampil<span data-terdengar> {judul}</span>
        </Switch.Label>
      </Switch.Root>
    </Chakra>
  );
}
