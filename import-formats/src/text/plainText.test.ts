import { oneLine, plainText, textOfHtml } from './plainText'

it.each([
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['  around  \n\n', 'around'],
  ['blanks at the end  \t\nof lines', 'blanks at the end\nof lines'],
  ['a\0b\u0007c\td', 'abc\td'],
  [' two \n\n\u00A0lines ', 'two\n\n\u00A0lines'],
  ['a\u00A0\nb\u2028\nc\t', 'a\nb\nc'],
  ['a\u0085b\u007Fc', 'abc'],
  ['half \uD83D', 'half \uFFFD'],
  ['whole \u{1F33B}', 'whole \u{1F33B}'],
])('makes %j a plain text', (written, text) => {
  expect(plainText(written)).toBe(text)
})

it('takes no quadratic time for a line of blanks', () => {
  expect(plainText(`${' '.repeat(1_000_000)}x`)).toBe('x')
})

it('has line breaks as blanks on one line', () => {
  expect(oneLine(' a \n  b\u00A0c ')).toBe('a b c')
})

it.each([
  ['one<br>two<br/>three<hr>four', 'one\ntwo\nthree\nfour'],
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['<div><div>one</div></div><div>two</div>', 'one\ntwo'],
  ['<p>one</p><p><br></p><p>two</p>', 'one\n\ntwo'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>', '1. a\n2. b\n1. c'],
  ['<b>bold</b> and <font color="#f00">red</font>', 'bold and red'],
  ['<a title="1 > 0" href=\'x\'>link</a>', 'link'],
  ['5 < 6, <3, a<b', '5 < 6, <3, a<b'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['&lt;b&gt; &amp;amp; &auml; &#8230; &nbsp;x', '<b> &amp; ä …  x'],
  ['no &entity; here, AT&T', 'no &entity; here, AT&T'],
  ['a &lt;b&gt;<br>&lt;/b&gt;', 'a <b>\n</b>'],
])('reads %j as a person sees it', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

it('takes no quadratic time for tags that are never closed', () => {
  const html = '<b "'.repeat(200_000)
  expect(textOfHtml(html)).toHaveLength(html.length)
})
