// The seats' materials, in the catalogue's colour. `uv` in metres; `inner` is the centre panel.
void weave(inout Surface s, vec2 uv, float fp, float size) {
  vec2 g = uv / size;
  vec2 cell = floor(g), f = fract(g) - .5;
  float over = mod(cell.x + cell.y, 2.);
  float hump = over < .5 ? 1. - 3. * f.x * f.x : 1. - 3. * f.y * f.y;
  float k = detail(size * 1.6, fp);
  float yarn = hash(cell) - .5;
  float slub = noise(uv * vec2(60., 340.)) * .5 + noise(uv * vec2(340., 60.)) * .5 - .5;
  s.colour *= 1. + k * (.42 * (hump - .72) + .22 * yarn + (over - .5) * .22) + .14 * slub;
  s.occlusion *= 1. - k * .25 * (1. - hump);
  s.sheen = s.colour * .5;
}
// Height of a hide in metres: pebbled grain on leather that is nowhere quite flat.
float hide(vec2 uv, float k) {
  vec2 g = uv * 420. + 2. * vec2(noise(uv * 140.), noise(uv * 140. + 7.));
  vec2 q = uv * vec2(19., 33.) + 1.6 * vec2(noise(uv * 11.), noise(uv * 11. + 5.));
  return .00015 * k * noise(g) + .0010 * noise(q) + .0016 * noise(uv * 12.);
}
void grain(inout Surface s, vec2 uv, float fp) {
  float k = detail(.0032, fp), e = .0012, h = hide(uv, k);
  s.bump.xy += vec2(hide(uv + vec2(e, 0.), k) - h, hide(uv + vec2(0., e), k) - h) / e * 1.1;
  s.colour *= 1. + .14 * (noise(uv * 22.) - .5) + .10 * (noise(uv * 6.) - .5);
}
void holes(inout Surface s, vec2 uv, float fp) {
  vec2 g = uv / .0060;
  g.x += .5 * mod(floor(g.y), 2.);
  float d = (length(fract(g) - .5) - .17) * .0060;
  float hole = mix(.09, cover(d, max(fp, .0008)), detail(.0066, fp));
  s.colour *= 1. - .80 * hole;
  s.occlusion *= 1. - .5 * hole;
}
Surface upholstery(vec2 uv, float fp, bool inner) {
  vec3 c = inner ? uInsert : uColour;
  // Exposed for a dark cabin, pale hides would burn out, and dark ones lose their form.
  c *= mix(1., .74, smoothstep(.03, .20, luminance(c))) * mix(1.7, 1., smoothstep(.008, .05, luminance(c)));
  Surface s = plain(c, .035, .75);
  if (uKind <= 1) {
    weave(s, uv, fp, inner ? .0036 : .0027);
    s.shine = .012;
    s.rough = 1.;
    if (uKind == 1) {
      vec2 cell = floor(uv / vec2(.0054, .0018) + vec2(noise(uv * 90.), 0.));
      float fleck = step(.90, hash(cell + 31.));
      s.colour = mix(s.colour, uFleck, mix(.03, fleck * .24, detail(.0054, fp)) * (inner ? 1. : .6));
    }
  }
  if (uKind == 2) {
    float nap = noise(uv * vec2(26., 42.)) * .5 + noise(uv * vec2(84., 62.) + 9.) * .5 - .5;
    float fibre = noise(uv * 900.) - .5;
    s.colour *= 1. + .24 * nap + .22 * fibre * detail(.0016, fp);
    s.sheen = s.colour * 1.5 * (1. + nap) + .012;
    s.shine = .008;
    s.rough = 1.;
    if (inner) holes(s, uv * 1.15, fp);
  }
  if (uKind == 3) {
    grain(s, uv, fp);
    s.shine = .026;
    s.rough = .67 + .12 * (noise(uv * 15.) - .5);
    if (inner) holes(s, uv, fp);
  }
  return s;
}
// Height of the sewn channels, and the distance to the nearest of their lines.
float channelLine(vec2 uv) {
  float c = uChannel;
  if (uPattern < .5) return 1.;
  if (uPattern > 1.5 && uPattern < 2.5) return abs(mod(uv.x + .5 * c, c) - .5 * c);
  if (uPattern > 2.5) {
    vec2 q = vec2(uv.x + uv.y, uv.x - uv.y) * .7071;
    vec2 m = abs(mod(q + .5 * c * .8, c * .8) - .5 * c * .8);
    return min(m.x, m.y);
  }
  return abs(mod(uv.y, c) - .5 * c);
}
// How far the padding between those lines rises, 0 to 1: a pillow without a ridge.
float pillow(vec2 uv) {
  if (uPattern > 2.5) {
    float c = uChannel * .8;
    vec2 q = vec2(uv.x + uv.y, uv.x - uv.y) * .7071;
    vec2 m = abs(mod(q + .5 * c, c) - .5 * c) / (.5 * c);
    m *= 2. - m;
    return m.x * m.y;
  }
  float t = min(channelLine(uv) / min(.5 * uChannel, .03), 1.);
  return t * (2. - t);
}
void sewSeat(inout Surface s, Sewing w, float fp) {
  float line = channelLine(w.uv);
  vec3 thread = STYLE_CITY > 0 ? COLOUR_TRIM * .8 : uStitch;
  // Cheerful seats have two stripes in the colour of the trim, woven like the rest.
  if (STYLE_CITY > 0 && w.inner && w.part < 2) {
    float woven = luminance(s.colour) / (luminance(uInsert) + .01);
    s.colour = mix(s.colour, COLOUR_TRIM * .62 * woven, cover(abs(w.uv.x - .042) - .0045, fp));
  }
  if (w.inner && w.part < 2) {
    // A sewn channel: a fine groove, a row of thread beside it, and the padding that rises from it.
    float puff = smoothstep(0., .022, line);
    s.colour *= mix(.90, 1., puff) * (1. - .60 * cover(line - .0010, fp));
    s.occlusion *= mix(.80, 1., smoothstep(0., .008, line));
    vec2 e = vec2(.0015, 0.);
    s.bump.xy += .9 * vec2(pillow(w.uv + e.xy) - pillow(w.uv - e.xy), pillow(w.uv + e.yx) - pillow(w.uv - e.yx));
    float run = uPattern > 2.5 ? w.uv.y * 1.4142 : uPattern > 1.5 ? w.uv.y : w.uv.x;
    s.colour = mix(s.colour, mix(s.colour, thread, .26), stitches(line - .0036, run, fp));
  }
  // Dear seats are piped along the centre panel, plain ones only sewn.
  float piping = uKind >= 2 && w.part < 2 ? cover(abs(w.seam) - .0022, fp) : 0.;
  s.colour *= 1. - (uKind >= 2 ? .45 : .70) * cover(abs(w.seam) - (uKind >= 2 ? .0036 : .0012), fp);
  s.colour = mix(s.colour, mix(uColour, uStitch, .28), piping);
  float along = abs(w.uv.x) > .12 ? w.uv.y : w.uv.x + w.uv.y;
  // Hide is pulled into small folds where it is sewn.
  if (uKind >= 2) {
    float pull = noise(vec2(along * 62., 4.)) - noise(vec2(along * 62. + .2, 4.));
    s.bump.xy += 1.1 * pull * exp(-abs(w.seam) / .016);
  }
  float stitch = stitches(w.seam - .009, along, fp);
  if (w.part == 1) stitch = max(stitch, stitches(w.seam2 + .012, w.uv.y, fp));
  s.colour = mix(s.colour, thread, stitch * (uKind >= 2 ? .28 : .45));
  s.shine *= 1. - .6 * stitch;
}
