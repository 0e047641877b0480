import { expect, test } from 'vitest'
import { nestingFaults } from './world/nesting.ts'

test.each([
  ['<p>one</p><div>two</div>', []],
  ['<p class="a"><span><div>x</div></span></p>', ['<div> in <p>']],
  ['<p><img src="x"><br><b>y</b></p><ul><li>z</li></ul>', []],
  ['<p>a<p>b</p></p>', ['<p> in <p>']],
  ['<a href="/"><span><a href="/b">x</a></span></a>', ['<a> in <a>']],
  ['<button><svg><path d="M0 0"/></svg></button><button>b</button>', []],
  ['<p data-x="<div>">quoted</p>', []],
  ['<script>"<p><div>"</script><p><!-- <div> --></p>', []],
])('%s has the faults %j', (html, faults) => {
  expect(nestingFaults(html)).toEqual(faults)
})
