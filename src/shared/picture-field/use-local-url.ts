import { useEffect, useState } from 'react';

/** An address for a file that is on this device only; undefined where there is none, or not yet. */
export function useLocalUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = file ? URL.createObjectURL(file) : undefined;
    setUrl(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
