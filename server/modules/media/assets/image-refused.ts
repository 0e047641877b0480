/** Why a file is not taken as a photograph. */
const IMAGE_PROBLEMS = {
  heic: 'HEIC pictures cannot be read. Save it as JPEG.',
  format: 'only JPEG, PNG, WebP and AVIF are taken.',
  animated: 'a moving picture is not taken. Save one frame of it.',
  pixels: 'it has more than 60 megapixels. Save a smaller one.',
  opaque: 'there is no transparent ground around the piece. Save it as PNG or WebP with its ground removed.',
  bytes: 'it is larger than 60 MB. Save a smaller one.',
  unreadable: 'it is broken: its pixels cannot be read.',
} as const

export type ImageProblem = keyof typeof IMAGE_PROBLEMS

/** A file that is no photograph for the shop; the message is for the owner. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
  readonly problem: ImageProblem

  constructor(problem: ImageProblem) {
    super(IMAGE_PROBLEMS[problem])
    this.problem = problem
  }
}
