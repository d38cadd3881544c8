// Hard and soft sheets of the cabin: dashboard skin, headliner, carpets, wood, metal, speakers.
// Pressed grain: pebbles of about 2 mm, a little larger and smaller in places.
float pebbles(vec2 uv) {
  vec2 g = uv * 430. + 1.5 * vec2(noise(uv * 120.), noise(uv * 120. + 9.));
  return noise(g) + .4 * noise(g * 2.3);
}
void skin(inout Surface s, vec2 uv, float fp) {
  float k = detail(.0036, fp), h = pebbles(uv);
  s.bump.xy += .13 * k * (vec2(pebbles(uv + vec2(.0008, 0.)), pebbles(uv + vec2(0., .0008))) - h);
  s.colour *= 1. + .22 * k * (h - .7) + .06 * (noise(uv * 16.) - .5);
  s.rough += .10 * (noise(uv * 9.) - .5);
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
  if (TRIM_WALNUT > 0) {
    // Open-pore veneer: rings, pores along the grain, and a sheen that changes with both.
    float along = p.y * 2.2 + p.x * .9, across = (p.z + p.x * .55) * 90. + 3.2 * noise(vec2(along * 2.1, p.z * 26.)) + 1.3 * noise(vec2(along * 9., p.z * 60.));
    float ring = abs(fract(across) * 2. - 1.);
    float pore = smoothstep(.55, .9, noise(vec2(p.y * 70., (p.z + p.x) * 2200.)));
    c = mix(COLOUR_TRIM_DARK, COLOUR_TRIM, .20 + .50 * ring);
    c *= (1. - .45 * pore * detail(.003, fp)) * (.70 + .40 * noise(vec2(p.y * 3., (p.z + p.x) * 40.)));
    Surface s = plain(c, .045, .36 + .12 * ring);
    s.bump.y += .10 * (ring - .5) + .20 * pore * detail(.003, fp);
    return s;
  }
  if (TRIM_OAK > 0) {
    // Straight-grained, brushed and matt.
    vec2 along = vec2(p.y * 7. + p.x * 3., (p.z + p.x * .6) * 420.);
    float streak = .6 * noise(along) + .4 * noise(along * vec2(2.3, 3.1) + 5.);
    float pore = smoothstep(.60, .85, noise(vec2(p.y * 55., (p.z + p.x) * 1700.)));
    c = mix(COLOUR_TRIM_DARK, COLOUR_TRIM, .15 + streak) * (1. - .35 * pore * detail(.003, fp));
    Surface s = plain(c, .028, .68);
    s.bump.y += .18 * (streak - .5);
    return s;
  }
  if (TRIM_BRUSHED > 0) {
    // Brushed along the dashboard: streaks turn the reflection up and down, never sideways.
    float streak = noise(vec2(p.y * 14., (p.z + p.x) * 1400.)) + .5 * noise(vec2(p.y * 40., (p.z + p.x) * 3100.)) - .75;
    Surface s = plain(COLOUR_TRIM * .20 * (1. + .25 * streak), .46, .30);
    s.bump.y += .26 * streak;
    return s;
  }
  Surface s = plain(COLOUR_TRIM, .045, .40);
  float rib = abs(mod(p.y, .012) - .006) - .0012;
  float ribbed = detail(.012, fp) * step(p.z, .99);
  s.colour = mix(s.colour, COLOUR_TRIM_DARK, cover(rib, fp) * .55 * ribbed);
  s.occlusion *= 1. - .3 * ribbed * smoothstep(.003, .0, rib);
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
// From what a point is made of to how it looks.
uniform sampler2D uCluster, uCentre;
vec3 display(sampler2D tex, vec2 q, vec2 half_, float fp) {
  vec2 uv = vec2(q.x / half_.x, -q.y / half_.y) * .5 + .5;
  if (min(uv.x, uv.y) < 0. || max(uv.x, uv.y) > 1.) return vec3(0.);
  float px = float(textureSize(tex, 0).x) / (2. * half_.x);
  return textureLod(tex, uv, max(log2(fp * px) - .35, 0.)).rgb;
}
vec3 panelEmit(vec3 p, vec3 at, vec2 half_, float angle, bool cluster, float fp) {
  vec3 l = lean(p - at, angle);
  vec3 c = cluster ? display(uCluster, l.yz, half_, fp) : display(uCentre, l.yz, half_, fp);
  return c * c * .95;
}
vec3 screens(vec3 p, float fp) {
  vec3 c = panelEmit(p, CENTRE_AT, vec2(CENTRE_HALF_WIDTH, CENTRE_HALF_HEIGHT), CENTRE_LEAN, false, fp);
  return c + panelEmit(p, CLUSTER_AT, vec2(CLUSTER_HALF_WIDTH, CLUSTER_HALF_HEIGHT), CLUSTER_LEAN, true, fp);
}
Surface doorSurface(vec3 p, vec3 n, float fp) {
  vec3 q = vec3(p.x, abs(p.y), p.z);
  float top = SHELL_BELT - .118;
  bool front = p.x < GLASS_PILLAR - .02;
  vec2 uv = q.xz;
  Surface s = plain(COLOUR_DASH, .025, .72);
  bool padded = q.z > top, dyed = !padded && q.z > SHELL_FLOOR + .275;
  bool arm = abs(q.z - ARM) < .045;
  if (padded) {
    skin(s, uv, fp);
    float d = q.z - top - .014;
    s.colour = mix(s.colour, uStitch, .6 * stitches(d, p.x, fp));
  }
  if (dyed) {
    s = upholstery(arm ? q.xy : uv, fp, false);
    if (!arm) {
      float line = abs(q.z - ARM - .06);
      s.colour *= 1. - .5 * cover(line - .0012, fp);
      s.colour = mix(s.colour, uStitch, .6 * stitches(q.z - ARM - .052, p.x, fp));
    }
  }
  if (!padded && !dyed) {
    s = plain(COLOUR_LOWER, .03, .6);
    skin(s, uv, fp);
    speaker(s, vec2(p.x - (front ? 1.06 : 2.52), p.z - SHELL_FLOOR - .165), front ? .088 : .055, fp);
  }
  // A line of light under the inlay.
  float under = top - .0265 - q.z;
  s.emit = COLOUR_AMBIENT * (.55 * cover(abs(under) - .0014, fp) + s.colour * .10 * step(0., under) * exp(-under / .05));
  float inlay = abs(q.z - top + .012) - .011;
  if (inlay < fp) {
    Surface t = trimSheet(vec3(0., p.x, p.z), fp);
    float k = cover(inlay, fp);
    s.colour = mix(s.colour, t.colour, k);
    s.shine = mix(s.shine, t.shine, k);
    s.rough = mix(s.rough, t.rough, k);
  }
  s.colour = mix(s.colour, vec3(.003), cover(abs(p.x - GLASS_PILLAR + .02) - .003, fp));
  return s;
}
Surface dashSurface(vec3 p, vec3 n, float fp) {
  // Dull, or the windscreen would show the dashboard's reflection.
  Surface s = plain(COLOUR_DASH * .85, .018, .84);
  skin(s, vec2(p.y, p.x + p.z), fp);
  float line = STYLE_TALL > 0 ? p.x - 1.03 : p.x - 1.0;
  if (n.z > .4 && STYLE_LOUNGE == 0) {
    s.colour *= 1. - .5 * cover(abs(line) - .0012, fp);
    s.colour = mix(s.colour, uStitch, .6 * stitches(line - .008, p.y, fp));
  }
  // The covered dashboards of the dearer cabins have a second seam, which faces the passengers.
  float face = STYLE_TALL > 0 ? .886 : .842;
  if (n.x > .4 && (STYLE_TALL > 0 || STYLE_TOURING > 0)) {
    s.colour *= 1. - .6 * cover(abs(p.z - face) - .0011, fp);
    s.colour = mix(s.colour, uStitch, .35 * max(stitches(p.z - face - .006, p.y, fp), stitches(p.z - face + .006, p.y, fp)));
  }
  if (n.z > .6) {
    vec2 q = vec2(p.x - .52, max(abs(p.y) - .46, 0.));
    float slot = rect(q, vec2(.018, .04), .015);
    s.colour = mix(s.colour, vec3(.004), cover(slot, fp) * (.5 + .5 * step(.5, fract(p.y * 80.))));
  }
  return s;
}
Surface lowerSurface(vec3 p, vec3 n, float fp) {
  Surface s = plain(COLOUR_LOWER * 1.2, .03, .6);
  skin(s, vec2(p.y, p.x + p.z), fp);
  float box_ = rect(vec2(p.y - SEAT_HIP.y - .01, p.z - .600), vec2(.225, .098), .03);
  if (p.x < 1.3 && n.x > .3) {
    s.colour *= 1. - .92 * cover(abs(box_) - .0022, fp);
    float pull = rect(vec2(p.y - SEAT_HIP.y - .01, p.z - .668), vec2(.035, .007), .006);
    s.colour = mix(s.colour, vec3(.006), cover(pull, fp));
    // A bright edge along the lid, and a sewn pad for the driver's knees.
    float edge = cover(max(abs(p.z - .6895) - .0014, abs(p.y - SEAT_HIP.y - .01) - .205), fp);
    s.colour = mix(s.colour, COLOUR_METAL * .16, edge);
    s.shine = mix(s.shine, .5, edge);
    s.rough = mix(s.rough, .3, edge);
    float knee = rect(vec2(p.y - WHEEL_AT.y, p.z - .600), vec2(.25, .098), .04);
    s.colour *= 1. - .8 * cover(abs(knee) - .0014, fp);
    s.colour = mix(s.colour, COLOUR_METAL * .4, .5 * stitches(knee + .010, p.y + p.z, fp));
  }
  if (p.x > 2.6 && n.z > .5) s.colour = COLOUR_CARPET * (.8 + .4 * hash(p.xy * 300.) * detail(.006, fp));
  return s;
}
