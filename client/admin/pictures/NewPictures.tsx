import { frPictures as texts } from '../../text/admin/products/pictures.fr.ts';
import { FileField } from '../../ui/form/FileField.tsx';
import type { ChosenPicture } from './encodePicture.ts';
import { NewPicture } from './NewPicture.tsx';
import type { PictureFiles } from './usePictureFiles.ts';
import type { Send } from './useUpload.ts';

type Props = {
  waiting: PictureFiles;
  /** Whether each picture replaces the one before: then only one is taken at a time. */
  isOne?: boolean;
  send: Send<ChosenPicture>;
};

/** Files by dialog, camera or drop, which become pictures one after another. */
export function NewPictures({ waiting, isOne = false, send }: Props) {
  const { files, current, position, count, problems, add, next } = waiting;
  return (
    <>
      {isOne && current ? null : (
        <FileField
          label={isOne ? texts.chooseOne : texts.choose}
          cameraLabel={texts.camera}
          hint={isOne ? texts.dropOne : texts.drop}
          accept="image/*"
          isMultiple={!isOne}
          onFiles={(added) => add(isOne ? added.slice(0, 1) : added)}
        >
          {problems.map(({ id, text }) => (
            <p key={id} role="alert" className="field__error">
              {text}
            </p>
          ))}
        </FileField>
      )}
      {current ? (
        <NewPicture
          key={current.id}
          file={current.file}
          position={position}
          count={count}
          hasMore={files.length > 1}
          send={send}
          onDone={next}
        />
      ) : null}
    </>
  );
}
