import {
  COVER_WIDTH_MIN,
  coverShapeProblem,
} from '@book-store/contract/catalogue/covers/cover-shape';
import {
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_MEGABYTES,
  UPLOAD_TYPE_NAMES,
  UPLOAD_TYPES,
} from '@book-store/contract/uploads';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { uploadPicture } from '../../../../api/upload-picture.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { bookTexts } from '../../book-texts.ts';

export type CoverUpload = {
  /** The last chosen file, accepted or not. */
  fileName?: string;
  /** Object URL of the chosen picture. */
  preview?: string;
  /** The fraction sent so far, 0 to 1; undefined while no upload is running. */
  progress?: number | undefined;
  error?: string;
};

/** Why the last picture was rejected, if it was. */
type Outcome = { pictureError?: string };

/** Uploads a picture as soon as it is chosen, while the form is being filled in. */
export function useCoverUpload(onUploaded: (fileName: string) => void) {
  const [upload, setUpload] = useState<CoverUpload>({});
  const running = useRef<{ done: Promise<Outcome>; abort: AbortController } | null>(null);
  // Not an effect event: the upload reports from a press, not from an effect.
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  }, [onUploaded]);

  const { preview } = upload;
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  useEffect(() => () => running.current?.abort.abort(), []);

  const choose = useCallback((file: File) => {
    running.current?.abort.abort();
    running.current = null;
    const error = pictureError(file);
    const abort = new AbortController();
    if (error) {
      running.current = { done: Promise.resolve({ pictureError: error }), abort };
      return setUpload({ fileName: file.name, error });
    }
    const current = () => running.current?.abort === abort;
    setUpload({ fileName: file.name, preview: URL.createObjectURL(file), progress: 0 });
    const send = async (): Promise<Outcome> => {
      try {
        const picture = await uploadPicture(file, {
          signal: abort.signal,
          onProgress: (progress) => current() && setUpload((now) => ({ ...now, progress })),
        });
        if (!current()) return {};
        const wrong = shapeError(picture);
        if (wrong) {
          setUpload({ fileName: file.name, error: wrong });
          return { pictureError: wrong };
        }
        setUpload((now) => ({ ...now, progress: undefined }));
        uploaded.current(picture.fileName);
        return {};
      } catch (failure) {
        if (!current()) return {};
        const { message } = toApiProblem(failure);
        setUpload({ fileName: file.name, error: message });
        return { pictureError: message };
      }
    };
    running.current = { done: Promise.resolve({}), abort };
    running.current.done = send();
  }, []);

  const clear = useCallback(() => {
    running.current?.abort.abort();
    running.current = null;
    setUpload({});
  }, []);

  /** Waits for the running upload, if any. */
  const finished = useCallback(async (): Promise<Outcome> => running.current?.done ?? {}, []);

  return { upload, choose, clear, finished };
}

/** Returns why a picture cannot be a cover. */
function shapeError(picture: { width: number; height: number }): string | undefined {
  const texts = textsNow(bookTexts).cover;
  const problem = coverShapeProblem(picture);
  return problem === 'tooNarrow'
    ? texts.tooNarrow(picture.width, COVER_WIDTH_MIN)
    : problem && texts[problem];
}

/** Returns why a file cannot be uploaded, or undefined if the server should decide. */
export function pictureError(file: File): string | undefined {
  if (!UPLOAD_TYPES.some((type) => type === file.type)) {
    return textsNow(bookTexts).cover.wrongType(UPLOAD_TYPE_NAMES);
  }
  if (file.size > UPLOAD_MAX_BYTES) {
    const size = Math.ceil((file.size / UPLOAD_MAX_BYTES) * UPLOAD_MAX_MEGABYTES);
    return textsNow(bookTexts).cover.tooLarge(size, UPLOAD_MAX_MEGABYTES);
  }
  return undefined;
}
