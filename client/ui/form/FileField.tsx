import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';

import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import './FileField.css';

type Props = {
  /** Label of the button that opens the file dialog. */
  label: string;
  /** Says that files may be dropped. */
  hint: string;
  /** Label of a second button that opens the camera, where the device has one. */
  cameraLabel?: string;
  /** Accepted types, such as `image/*`. */
  accept: string;
  /** Whether the file dialog takes several. */
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** Files by dialog, by camera, or dropped anywhere on the page; the same file may come twice. */
export function FileField({
  label,
  hint,
  cameraLabel,
  accept,
  isMultiple = true,
  onFiles,
  children,
}: Props) {
  const isOver = useDroppedFiles(onFiles);
  return (
    <div className={cx('file-field', isOver && 'file-field--over')}>
      <p className="file-field__hint">{hint}</p>
      <div className="file-field__buttons">
        <FileButton label={label} accept={accept} isMultiple={isMultiple} onFiles={onFiles} />
        {cameraLabel === undefined ? null : (
          <FileButton label={cameraLabel} accept={accept} onFiles={onFiles} isCamera />
        )}
      </div>
      {children}
    </div>
  );
}

/** Returns whether files are being dragged. The browser would leave the page to open them. */
function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = Array.from(event.dataTransfer?.files ?? []);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

type ButtonProps = Pick<Props, 'label' | 'accept' | 'isMultiple' | 'onFiles'> & {
  isCamera?: boolean;
};

/** A button that opens the file dialog, for a file beside the one that is dropped. */
export function FileButton({ label, accept, isMultiple, onFiles, isCamera = false }: ButtonProps) {
  const id = useId();
  return (
    <span className={cx('file-field__button', isCamera && 'file-field__button--camera')}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        capture={isCamera ? 'environment' : undefined}
        className="file-field__input"
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // Else choosing the same file again would not be a change.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label htmlFor={id} className="button button--secondary">
        {isCamera ? null : <Icon name="plus" size={18} />}
        <span>{label}</span>
      </label>
    </span>
  );
}
