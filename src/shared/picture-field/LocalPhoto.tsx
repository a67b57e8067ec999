import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import css from './picture-field.module.css';

/** A picture that is still on this device only; one that cannot be shown becomes the placeholder icon. */
export function LocalPhoto({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    setBroken(false);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  if (isBroken) return <ImageOff aria-hidden className={css['rusak']} />;
  return url ? <img src={url} alt="" className={css['lokal']} onError={() => setBroken(true)} /> : null;
}
