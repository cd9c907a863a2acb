import {
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_MEGABYTES,
  UPLOAD_TYPE_NAMES,
  UPLOAD_TYPES,
} from '@book-store/contract/upload-rules';

/** Returns why a file cannot be uploaded, or undefined if the server should decide. */
export function pictureError(file: File): string | undefined {
  if (!UPLOAD_TYPES.some((type) => type === file.type)) {
    return `This file type is not supported. Choose a ${UPLOAD_TYPE_NAMES}.`;
  }
  if (file.size > UPLOAD_MAX_BYTES) {
    const size = Math.ceil((file.size / UPLOAD_MAX_BYTES) * UPLOAD_MAX_MEGABYTES);
    return `This picture is ${size} MB. Choose one of at most ${UPLOAD_MAX_MEGABYTES} MB.`;
  }
  return undefined;
}
