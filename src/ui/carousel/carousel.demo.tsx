import type { Demo, Words } from '../demo.ts'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { picture } from '../lazy-image/demo-picture.ts'
import { Carousel, type CarouselProps } from './carousel.tsx'

type Shape = Pick<CarouselProps, 'perView' | 'dots' | 'loop' | 'arrows'>

function Slides({ words, name, ...rest }: Shape & { words: Words; name: string }) {
  return (
    <Carousel
      label={`${words.title}, ${name}`}
      previousLabel={words.previous}
      nextLabel={words.next}
      slideLabel={(slide, slides) => `${slide} / ${slides}`}
      {...rest}
    >
      {words.choices.map((choice, index) => (
        <LazyImage key={choice} src={picture(index)} width={900} height={1200} alt={choice} />
      ))}
    </Carousel>
  )
}

export const demos: Demo[] = [
  { name: 'one at a time, dots', render: (words) => <Slides words={words} name="1" dots loop /> },
  {
    name: 'a row, the next one peeking',
    render: (words) => <Slides words={words} name="2" perView={{ mobile: 1.6, desktop: 3.5 }} />,
  },
  {
    name: 'arrows beside',
    render: (words) => <Slides words={words} name="3" perView={{ mobile: 2, desktop: 4 }} arrows="beside" />,
  },
]
