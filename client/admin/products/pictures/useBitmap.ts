import { useEffect, useEffectEvent, useState } from 'react';

/** The decoded file, upright whatever its EXIF orientation; null until then. */
export function useBitmap(file: File, onUnreadable: () => void) {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const fail = useEffectEvent(onUnreadable);

  useEffect(() => {
    let isCurrent = true;
    let decoded: ImageBitmap | undefined;
    const decode = async () => {
      try {
        decoded = await createImageBitmap(file, { imageOrientation: 'from-image' });
        if (isCurrent) setBitmap(decoded);
        else decoded.close();
      } catch {
        if (isCurrent) fail();
      }
    };
    void decode();
    return () => {
      isCurrent = false;
      decoded?.close();
    };
  }, [file]);

  return bitmap;
}
