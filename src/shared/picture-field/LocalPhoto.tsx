import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import css from './picture-field.module.css';
import { useLocalUrl } from './use-local-url';

/** A picture that is still on this device only; one that cannot be shown becomes the placeholder icon. */
export function LocalPhoto({ file }: { file: File }) {
  const url = useLocalUrl(file);
  const [broken, setBroken] = useState<string>();
  if (!url) return null;
  if (url === broken) return <ImageOff aria-hidden className={css['rusak']} />;
  return <img src={url} alt="" className={css['lokal']} onError={() => setBroken(url)} />;
}
