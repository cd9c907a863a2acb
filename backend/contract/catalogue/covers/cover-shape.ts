/** The minimum width in pixels. */
export const COVER_WIDTH_MIN = 60;
/** Limits of the ratio of height to width. */
const COVER = { flattest: 0.5, slimmest: 3 };

type Size = { width: number; height: number };

/** Returns why a picture cannot be a cover, which is shown in a frame of 2:3. */
export function coverShapeProblem({ width, height }: Size) {
  if (width < COVER_WIDTH_MIN) return 'tooNarrow';
  const ratio = height / width;
  if (ratio < COVER.flattest) return 'tooFlat';
  return ratio > COVER.slimmest ? 'tooSlim' : undefined;
}

/** Says it in English. */
export function coverShapeError(picture: Size): string | undefined {
  const problem = coverShapeProblem(picture);
  if (!problem) return undefined;
  if (problem === 'tooNarrow') {
    const { width } = picture;
    return `This picture is only ${width} ${width === 1 ? 'pixel' : 'pixels'} wide. Choose one of at least ${COVER_WIDTH_MIN} pixels, better 480.`;
  }
  const shape = problem === 'tooFlat' ? 'flat' : 'slim';
  return `This picture is too ${shape} for a cover. Choose one that is about half as high again as it is wide.`;
}
