import { useEffect, useRef, useState, useEffectEvent } from 'react';

import { frPictures as texts } from '../../text/admin/products/pictures.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { wholeCrop } from './crop.ts';
import { Cropper } from './Cropper.tsx';
import type { ChosenPicture } from './encodePicture.ts';
import './NewPicture.css';
import { useUpload, type Send } from './useUpload.ts';

type Props = {
  file: File;
  /** Place, from 1. */
  position: number;
  count: number;
  hasMore: boolean;
  send: Send<ChosenPicture>;
  /** Receives what was wrong with the file. */
  onDone: (problem?: string) => void;
};

/** Makes one file a picture: its crop, its text, its upload. */
export function NewPicture({ file, position, count, hasMore, send, onDone }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const bitmap = useBitmap(file, () => onDone(texts.unreadable(file.name)));
  const { start, cancel, progress, failure } = useUpload(send);
  const isBusy = progress !== null;

  const isReady = bitmap !== null;
  useEffect(() => {
    if (isReady) field.current?.querySelector('input')?.focus();
  }, [isReady]);

  const submit = async () => {
    if (!bitmap || isBusy) return;
    if (alt.trim() === '') {
      setProblem(texts.noAlt);
      field.current?.querySelector('input')?.focus();
      return;
    }
    if (!(await start({ bitmap, crop, alt: alt.trim() }))) return;
    announce(texts.uploaded(file.name));
    onDone();
  };

  return (
    <section className="new-picture" aria-label={texts.prepare}>
      <h3 className="new-picture__title">
        <span>{texts.prepare}</span>
        {count > 1 ? (
          <span className="new-picture__count note">{texts.queue(position, count)}</span>
        ) : null}
      </h3>
      {bitmap ? (
        <Cropper bitmap={bitmap} crop={crop} onCrop={setCrop} />
      ) : (
        <p className="new-picture__loading">{texts.reading}</p>
      )}
      <div className="new-picture__form stack-3">
        <p className="new-picture__name note">{file.name}</p>
        <div ref={field}>
          <Field
            label={texts.newAlt}
            hint={texts.altHint}
            value={alt}
            error={problem}
            required
            autoComplete="off"
            onChange={({ target }) => {
              setAlt(target.value);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It would save the page's form.
              event.preventDefault();
              void submit();
            }}
          />
        </div>
        {failure ? (
          <p role="alert" className="field__error">
            {texts.failed(file.name, failure)}
          </p>
        ) : null}
        {isBusy ? (
          <div className="new-picture__progress row-3">
            <progress value={progress} max={1} aria-label={texts.progress(file.name)} />
            <Button variant="quiet" onClick={cancel}>
              {texts.cancel}
            </Button>
          </div>
        ) : (
          <div className="new-picture__buttons row-3">
            <Button variant="secondary" disabled={!bitmap} onClick={() => void submit()}>
              {failure ? texts.retry : texts.upload}
            </Button>
            <Button variant="ghost" onClick={() => onDone()}>
              {hasMore ? texts.skip : texts.dismiss}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** The decoded file, upright whatever its EXIF orientation; null until then. */
function useBitmap(file: File, onUnreadable: () => void) {
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
