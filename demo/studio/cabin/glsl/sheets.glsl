// Hard and soft sheets of the cabin: dashboard skin, headliner, carpets, wood, metal, speakers.
void skin(inout Surface s, vec2 uv, float fp) {
  float k = detail(.0028, fp);
  float h = noise(uv * 600.) + .5 * noise(uv * 1300.);
  s.colour *= 1. + .20 * k * (h - .75);
}
Surface headliner(vec3 p, vec3 n, float fp) {
  Surface s = plain(COLOUR_HEADLINER, .01, 1.);
  float k = detail(.004, fp);
  s.colour *= 1. + .07 * k * (hash(p.xy * 420.) - .5);
  s.sheen = s.colour * .12;
  return s;
}
Surface carpet(vec3 p, float fp) {
  Surface s = plain(COLOUR_CARPET, .0, 1.);
  s.colour *= .75 + .5 * mix(.5, hash(p.xy * 320.), detail(.006, fp));
  return s;
}
Surface trimSheet(vec3 p, float fp) {
  vec3 c = mix(COLOUR_TRIM, COLOUR_TRIM_DARK, .3);
  if (TRIM_WOOD > 0) {
    float along = p.y * 2.2 + p.x * .9, across = (p.z + p.x * .55) * 90. + 3.2 * noise(vec2(along * 2.1, p.z * 26.)) + 1.3 * noise(vec2(along * 9., p.z * 60.));
    float ring = abs(fract(across) * 2. - 1.);
    float pore = smoothstep(.55, .9, noise(vec2(p.y * 70., (p.z + p.x) * 2200.)));
    c = mix(COLOUR_TRIM_DARK, COLOUR_TRIM, .25 + .75 * ring);
    c *= 1. - .35 * pore * detail(.003, fp);
    return plain(c, .045, .34);
  }
  if (TRIM_BRUSHED > 0) {
    c = COLOUR_TRIM * (.88 + .24 * noise(vec2(p.y * 14., (p.z + p.x) * 1400.)));
    return plain(c * .55, .42, .38);
  }
  if (TRIM_TEXTILE > 0) {
    Surface s = plain(COLOUR_TRIM, .015, 1.);
    s.colour *= .86 + .28 * noise(vec2(p.y * 500., p.z * 120.));
    return s;
  }
  Surface s = plain(COLOUR_TRIM, .045, .40);
  float rib = abs(mod(p.y, .012) - .006) - .0012;
  s.colour = mix(s.colour, COLOUR_TRIM_DARK, cover(rib, fp) * .55 * detail(.012, fp) * step(p.z, .99));
  return s;
}
void speaker(inout Surface s, vec2 q, float radius, float fp) {
  float r = length(q);
  float hole = length(fract(q / .0052) - .5) * .0052 - .0016;
  vec3 mesh = mix(COLOUR_LOWER * .8, vec3(.004), mix(.35, cover(hole, fp), detail(.006, fp)));
  float in_ = cover(r - radius, fp);
  s.colour = mix(s.colour, mesh, in_);
  s.occlusion *= mix(1., .85, in_);
  float ring = cover(abs(r - radius - .003) - .003, fp);
  s.colour = mix(s.colour, COLOUR_METAL * .5, ring);
  s.shine = mix(s.shine, .35, ring);
  s.rough = mix(s.rough, .3, ring);
}
